import { Controller, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { TakesNotices } from '../notices/takes-notices.js';
import { ChangeNotices } from '../pulls/change-notices.js';
import { billingConnector } from './billing.connector.js';

/** Where the lender's billing tells that invoices changed. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/billing')
export class BillingNoticesController {
  constructor(private readonly changes: ChangeNotices) {}

  @TakesNotices()
  take(@Req() request: RawBodyRequest<FastifyRequest>) {
    return this.changes.take(billingConnector, 'invoices.changed', request);
  }
}
