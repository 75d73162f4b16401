import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import {
  type ContactRequest,
  contactRequestSchema,
  leadReceiptSchema,
  type ProspectRequest,
  prospectRequestSchema,
} from '@flota/schemas';
import { Public } from '../platform/auth/access.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { LeadFormsService } from './lead-forms.service.js';

/** The same `Idempotency-Key` gets the same folio, and one mail. */
@ApiTags('leads')
@ApiCreatedResponse({ standardSchema: leadReceiptSchema })
@Public()
@WhileSiteOpen()
@Controller('api')
export class LeadFormsController {
  constructor(private readonly forms: LeadFormsService) {}

  @Post('contact')
  contact(
    @Body({ schema: contactRequestSchema }) request: ContactRequest,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ) {
    return this.forms.contact(request, { key, address });
  }

  @Post('prospects')
  prospect(
    @Body({ schema: prospectRequestSchema }) request: ProspectRequest,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ) {
    return this.forms.prospect(request, { key, address });
  }
}
