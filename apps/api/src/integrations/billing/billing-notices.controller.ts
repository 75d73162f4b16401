import { Controller, Header, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { Notices } from '../notices/notices.js';
import { AskedPulls } from '../pulls/asked-pulls.js';
import { billingConnector } from './billing.connector.js';

const invoicesChangedSchema = z.object({ type: z.literal('invoices.changed'), data: z.looseObject({}).optional() });

/**
 * Where the lender's billing tells that invoices changed. What counts is its signature; what changed is read from it, so that
 * a notice that comes twice, late or never costs nothing but time.
 */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/billing')
export class BillingNoticesController {
  constructor(
    private readonly notices: Notices,
    private readonly pulls: AskedPulls,
  ) {}

  @Post('notices')
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @HttpCode(200)
  @RouteConfig({ ignoresCookies: true })
  @Header('cache-control', 'no-store')
  async take(@Req() request: RawBodyRequest<FastifyRequest>) {
    await this.notices.read(billingConnector, invoicesChangedSchema, request);
    await this.pulls.soon(billingConnector);
    return { noted: true };
  }
}
