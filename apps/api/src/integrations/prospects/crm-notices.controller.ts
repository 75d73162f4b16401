import { Controller, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { Notices } from '../notices/notices.js';
import { TakesNotices } from '../notices/takes-notices.js';
import { CrmNotices, prospectChangedSchema } from './crm-notices.js';
import { crmConnector } from './crm.connector.js';

/** Where the lender's CRM tells what became of a prospect. What counts is its signature. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/crm')
export class CrmNoticesController {
  constructor(
    private readonly notices: Notices,
    private readonly crm: CrmNotices,
  ) {}

  @TakesNotices()
  async take(@Req() request: RawBodyRequest<FastifyRequest>) {
    const { id, notice } = await this.notices.read(crmConnector, prospectChangedSchema, request);
    return { noted: await this.crm.take(id, notice) };
  }
}
