import { Controller, Headers, Ip, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { rightsReceiptSchema, rightsRequestSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { readRightsForm } from './rights-form.js';
import { RightsRequestsService } from './rights-requests.service.js';

@ApiTags('privacy')
@Public()
@Controller('api/rights-requests')
export class RightsRequestsController {
  constructor(private readonly requests: RightsRequestsService) {}

  /** The same `Idempotency-Key` gets the same folio, and one mail. */
  @Post()
  @TakesForm({ json: { request: rightsRequestSchema }, files: { identification: 1, power: 1 } })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: rightsReceiptSchema })
  async create(
    @Req() request: FastifyRequest,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ) {
    return this.requests.take(await readRightsForm(request), { key, address });
  }
}
