import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  adminBrandSchema,
  BRAND_PICTURES,
  brandDraftWriteSchema,
  brandPictureSchema,
  type BrandPictureUse,
  brandPublishSchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffMay, StepUp } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { inMemory } from '../platform/uploads/in-memory.js';
import { readForm } from '../platform/uploads/sent-form.js';
import { BrandPictures } from './brand-pictures.service.js';
import { BrandService } from './brand.service.js';
import { cleanPicture, MAX_PICTURE_BYTES } from './pictures/clean-picture.js';

const useSchema = z.enum(BRAND_PICTURES, fieldCode('CHOICE.INVALID'));
const versionNumber = z.coerce
  .number(fieldCode('NUMBER.INVALID'))
  .int(fieldCode('NUMBER.INVALID'))
  .min(1, fieldCode('NUMBER.INVALID'))
  .max(2_147_483_647, fieldCode('NUMBER.INVALID'));

/** How the lender looks, as staff work at it. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/brand')
export class BrandAdminController {
  constructor(
    private readonly brand: BrandService,
    private readonly pictures: BrandPictures,
  ) {}

  @Get()
  @StaffMay('brand', 'show')
  @ApiOkResponse({ standardSchema: adminBrandSchema })
  show() {
    return this.brand.admin();
  }

  @Put('draft')
  @StaffMay('brand', 'edit')
  @ApiOkResponse({ standardSchema: adminBrandSchema })
  save(
    @Staff() staff: CurrentStaff,
    @Body({ schema: brandDraftWriteSchema }) body: z.output<typeof brandDraftWriteSchema>,
  ) {
    return this.brand.save(staff, body);
  }

  @Post('publish')
  @HttpCode(200)
  @StaffMay('brand', 'publish')
  @StepUp()
  @ApiOkResponse({ standardSchema: adminBrandSchema })
  publish(
    @Staff() staff: CurrentStaff,
    @Body({ schema: brandPublishSchema }) body: z.output<typeof brandPublishSchema>,
  ) {
    return this.brand.publish(staff, body);
  }

  /** Makes a published look the draft again. */
  @Post('versions/:number/restore')
  @HttpCode(200)
  @StaffMay('brand', 'edit')
  @ApiOkResponse({ standardSchema: adminBrandSchema })
  restore(
    @Staff() staff: CurrentStaff,
    @Param('number', { schema: versionNumber }) number: number,
    @Body({ schema: brandPublishSchema }) body: z.output<typeof brandPublishSchema>,
  ) {
    return this.brand.restore(staff, number, body);
  }

  /** A picture for that use, made fit for it; it is in no look until a draft names it. */
  @Post('pictures/:use')
  @StaffMay('brand', 'edit')
  @TakesForm({ files: { file: 1 } })
  @ApiOkResponse({ standardSchema: brandPictureSchema })
  async picture(@Param('use', { schema: useSchema }) use: BrandPictureUse, @Req() request: FastifyRequest) {
    const { files } = await readForm(request, {
      fields: [],
      maxFieldBytes: 0,
      files: { file: 1 },
      maxFileBytes: MAX_PICTURE_BYTES,
    });
    const [sent] = files.file;
    if (!sent) throw ProblemException.invalid([{ field: 'file', code: 'FILE.REQUIRED' }]);
    const picture = await inMemory(sent.content, (bytes) => cleanPicture(bytes, use));
    return { path: await this.pictures.keep(picture), width: picture.width, height: picture.height };
  }
}
