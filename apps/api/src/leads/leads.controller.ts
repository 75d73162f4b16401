import { Body, Controller, Ip, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { callBackRequestSchema, callBackResponseSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { quoteTokenSchema } from '../quotes/index.js';
import { LeadsService } from './leads.service.js';

@ApiTags('leads')
@Public()
@WhileSiteOpen()
@Controller('api/quotes')
export class LeadsController {
  constructor(private readonly leads: LeadsService) {}

  /** "Let an adviser call me" about a quote. Asking again changes the time; there is one call to make. */
  @Post(':token/call-back')
  @ApiCreatedResponse({ standardSchema: callBackResponseSchema })
  callBack(
    @Param('token', { schema: quoteTokenSchema }) token: string,
    @Body({ schema: callBackRequestSchema }) request: z.output<typeof callBackRequestSchema>,
    @Ip() address: string,
  ) {
    return this.leads.callBack(token, request, address);
  }
}
