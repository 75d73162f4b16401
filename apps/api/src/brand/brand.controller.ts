import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, publicBrandSchema } from '@flota/schemas';
import { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Published } from '../platform/http/published.js';
import { BrandService, presentBrand } from './brand.service.js';

/** How the lender looks to visitors. */
@ApiTags('content')
@Public()
@Published()
@Controller('api/brand')
export class BrandController {
  constructor(private readonly brand: BrandService) {}

  @Get()
  @ApiOkResponse({ standardSchema: publicBrandSchema })
  async published() {
    return presentBrand(await this.brand.published());
  }
}

const token = z.string().max(100, fieldCode('TOKEN.INVALID'));

/** How the draft would look, for whoever was given its token. */
@ApiTags('content')
@Public()
@Controller('api/brand/drafts')
export class BrandDraftController {
  constructor(private readonly brand: BrandService) {}

  @Get(':token')
  @ApiOkResponse({ standardSchema: publicBrandSchema })
  async draft(@Param('token', { schema: token }) token: string) {
    const look = await this.brand.drafted(token);
    if (!look) throw ProblemException.notFound();
    return presentBrand(look);
  }
}
