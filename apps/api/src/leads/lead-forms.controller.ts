import { Body, Controller, Headers, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  type ContactRequest,
  contactRequestSchema,
  leadReceiptSchema,
  type ProspectRequest,
  prospectRequestSchema,
} from '@flota/schemas';
import { Public } from '../platform/auth/access.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { LeadFormsService } from './lead-forms.service.js';

/** The same `Idempotency-Key` gets the same folio, and one mail. */
@ApiTags('leads')
@ApiHeader({ name: 'Idempotency-Key', required: false })
@ApiCreatedResponse({ standardSchema: leadReceiptSchema })
@Public()
@WhileSiteOpen()
@Controller('api')
export class LeadFormsController {
  constructor(private readonly forms: LeadFormsService) {}

  @Post('contact')
  contact(
    @Body({ schema: contactRequestSchema }) request: ContactRequest,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ) {
    return this.forms.contact(request, { key, address });
  }

  @Post('prospects')
  prospect(
    @Body({ schema: prospectRequestSchema }) request: ProspectRequest,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ) {
    return this.forms.prospect(request, { key, address });
  }
}
