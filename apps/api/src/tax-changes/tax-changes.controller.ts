import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, taxChangeRequestSchema, taxChangeSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CustomerOnly, InView } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { readTaxChangeForm } from './tax-change-form.js';
import { TaxChangesService } from './tax-changes.service.js';

/** A customer asks for another name or RFC of their contracts' holder, with the tax certificate that says so. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly()
@Controller('api/customers/tax-changes')
export class TaxChangesController {
  constructor(private readonly changes: TaxChangesService) {}

  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: z.array(taxChangeSchema) })
  list(@SignedInCustomer() { id }: CurrentCustomer) {
    return this.changes.list(id);
  }

  /** The same `Idempotency-Key` gets the same request, and one mail. */
  @Post()
  @TakesForm({ fields: taxChangeRequestSchema, files: { certificate: 1 } })
  @ApiCreatedResponse({ standardSchema: taxChangeSchema })
  async ask(
    @SignedInCustomer() customer: CurrentCustomer,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.changes.take(customer, await readTaxChangeForm(request), key);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: taxChangeSchema })
  cancel(
    @SignedInCustomer() { id: customerId }: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ) {
    return this.changes.cancel(customerId, id);
  }
}
