import { Controller, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { TakesNotices } from '../notices/takes-notices.js';
import { ChangeNotices } from '../pulls/change-notices.js';
import { ledgerConnector } from './ledger.connector.js';

/** Where the lender's ledger tells that contracts changed. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/ledger')
export class LedgerNoticesController {
  constructor(private readonly changes: ChangeNotices) {}

  @TakesNotices()
  take(@Req() request: RawBodyRequest<FastifyRequest>) {
    return this.changes.take(ledgerConnector, 'contracts.changed', request);
  }
}
