import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  restructuringFiguresSchema,
  restructuringProposalSchema,
  restructuringSchema,
  restructuringTermsSchema,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { StaffDownloads } from '../platform/storage/staff-downloads.js';
import { AgreementFiles } from './agreement/agreement-files.service.js';
import { RestructuringsService } from './restructurings.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** What staff do with restructurings besides finding them, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@StaffMay('restructurings', 'propose')
@Controller('api/admin')
export class RestructuringsAdminController {
  constructor(
    private readonly restructurings: RestructuringsService,
    private readonly agreements: AgreementFiles,
    private readonly downloads: StaffDownloads,
  ) {}

  /** What it would change as of today. 409 of a contract that can't be restructured. */
  @Post('contracts/:id/restructuring-previews')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: restructuringFiguresSchema })
  preview(
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: restructuringTermsSchema }) asked: z.output<typeof restructuringTermsSchema>,
  ) {
    return this.restructurings.preview(contractId, asked);
  }

  /** The customer gets a mail and may accept it. 409 while another one is open, or it can't be restructured. */
  @Post('contracts/:id/restructurings')
  @ApiCreatedResponse({ standardSchema: restructuringSchema })
  propose(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: restructuringProposalSchema }) asked: z.output<typeof restructuringProposalSchema>,
  ) {
    return this.restructurings.propose(staff, contractId, asked);
  }

  /** Its convenio: of an open one as it would be accepted now, of an accepted one as it was. 409 when it has ended. */
  @Get('restructurings/:id/agreement')
  @StaffMay('restructurings', 'read-file')
  async agreement(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) restructuringId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const about = { resource: 'restructurings', recordId: restructuringId, which: 'agreement' };
    const issued = await this.agreements.issued(restructuringId);
    if (issued) return this.downloads.send(reply, staff, { ...issued, ...about });
    const proposed = await this.agreements.proposed({ id: restructuringId }, staff.id);
    await this.downloads.sendMade(reply, staff, { ...proposed, ...about });
  }

  /** 409 when it has ended. */
  @Post('restructurings/:id/withdraw')
  @HttpCode(204)
  async withdraw(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) restructuringId: string): Promise<void> {
    await this.restructurings.withdraw(staff, restructuringId);
  }
}
