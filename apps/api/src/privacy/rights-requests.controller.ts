import { Controller, Ip, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { rightsReceiptSchema, rightsRequestSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
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
  @ApiCreatedResponse({ standardSchema: rightsReceiptSchema })
  async create(@Req() request: FastifyRequest, @IdempotencyKey() key: string | undefined, @Ip() address: string) {
    return this.requests.take(await readRightsForm(request), { key, address });
  }
}
