import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  customerStandingSchema,
  type CustomerStreamQuery,
  customerStreamQuerySchema,
  customerStreamSchema,
  fieldCode,
  type Reveal,
  revealedSchema,
  revealSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { Identifiers } from './identifiers/identifiers.service.js';
import { CustomerStreams } from './stream/customer-stream.service.js';
import { CustomerStandings } from './standing/customer-standing.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** What staff read of a customer besides the record itself, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/customers')
export class CustomerFileAdminController {
  constructor(
    private readonly standings: CustomerStandings,
    private readonly identifiers: Identifiers,
    private readonly streams: CustomerStreams,
  ) {}

  /** What is owed, by the figures of the customer's own account; how that account stands; identifiers, masked. */
  @Get(':id/standing')
  @StaffMay('customers', 'show')
  @ApiOkResponse({ standardSchema: customerStandingSchema })
  standing(@Param('id', { schema: id }) customerId: string) {
    return this.standings.of(customerId);
  }

  /** All that happened with them, page by page, of what the caller may see the lists of. */
  @Get(':id/stream')
  @StaffMay('customers', 'show')
  @ApiOkResponse({ standardSchema: customerStreamSchema })
  stream(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) customerId: string,
    @Query({ schema: customerStreamQuerySchema }) query: CustomerStreamQuery,
  ) {
    return this.streams.read(staff, customerId, query);
  }

  /** One identifier in full, for a reason, which the audit log keeps. 404 of one that isn't this customer's. */
  @Post(':id/identifiers/reveal')
  @HttpCode(200)
  @StaffMay('customers', 'reveal')
  @ApiOkResponse({ standardSchema: revealedSchema })
  async reveal(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) customerId: string,
    @Body({ schema: revealSchema }) asked: Reveal,
  ) {
    return { value: await this.identifiers.reveal(staff, customerId, asked) };
  }
}
