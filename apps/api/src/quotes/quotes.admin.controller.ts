import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { QuoteDocuments } from './quote-documents.js';
import { sendPdf } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

const quoteId = z.uuid(fieldCode('ID.INVALID'));

/** What staff do with a quote besides finding it, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/quotes')
export class QuotesAdminController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly documents: QuoteDocuments,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Mails the quote once more. 409 while an earlier mail has not left yet. */
  @Post(':id/resend')
  @HttpCode(202)
  @StaffMay('quotes', 'resend')
  async resend(@Staff() staff: CurrentStaff, @Param('id', { schema: quoteId }) id: string) {
    return this.outbox.commit(async (database, owe) => {
      const emailId = await this.quotes.oweEmailAgain(database, owe, id);
      await this.audit.write(database, staff, { action: 'resend', resource: 'quotes', recordId: id });
      return { emailId };
    });
  }

  /** The PDF as it was mailed; staff may read it after it has expired. */
  @Get(':id/pdf')
  @StaffMay('quotes', 'show')
  async pdf(@Param('id', { schema: quoteId }) id: string, @Res() reply: FastifyReply) {
    const document = await this.documents.document({ id });
    await sendPdf(reply, document.folio, await this.documents.render(document));
  }
}
