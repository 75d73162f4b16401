import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountHomeSchema,
  contractDetailSchema,
  contractNicknameSchema,
  contractSummarySchema,
  instalmentExplanationSchema,
  movementsPageSchema,
  movementsQuerySchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { EXPORT_FORMATS, MovementsExport } from '../movements/movements-export.js';
import { MovementsService } from '../movements/movements.service.js';
import { AccountHomeService } from './account-home.service.js';
import { ContractsService } from './contracts.service.js';

const contractId = z.uuid(fieldCode('ID.INVALID'));
const instalmentNumber = z.coerce
  .number(fieldCode('NUMBER.INVALID'))
  .int(fieldCode('NUMBER.INVALID'))
  .min(1, fieldCode('NUMBER.INVALID'))
  .max(1000, fieldCode('NUMBER.INVALID'));
const exportQuerySchema = movementsQuerySchema.omit({ page: true }).extend({
  format: z.enum(EXPORT_FORMATS, fieldCode('FORMAT.INVALID')),
});

/** What a customer owes and why, contract by contract. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('money')
@Controller('api/customers')
export class ContractsController {
  constructor(
    private readonly home: AccountHomeService,
    private readonly contracts: ContractsService,
    private readonly movements: MovementsService,
    private readonly exports: MovementsExport,
  ) {}

  @Get('home')
  @InView()
  @ApiOkResponse({ standardSchema: accountHomeSchema })
  readHome(@SignedInCustomer() customer: CurrentCustomer) {
    return this.home.of(customer.id);
  }

  /** Those being paid first, then the newest. */
  @Get('contracts')
  @InView()
  @ApiOkResponse({ standardSchema: z.array(contractSummarySchema) })
  list(@SignedInCustomer() customer: CurrentCustomer) {
    return this.contracts.list(customer.id);
  }

  @Get('contracts/:id')
  @InView()
  @ApiOkResponse({ standardSchema: contractDetailSchema })
  show(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: contractId }) id: string) {
    return this.contracts.detail(customer.id, id);
  }

  /** Gives it a name of the customer's own; none takes it away. */
  @Patch('contracts/:id')
  @CustomerOnly('manage', 'contract.named')
  @ApiOkResponse({ standardSchema: contractDetailSchema })
  rename(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: contractId }) id: string,
    @Body({ schema: contractNicknameSchema }) { nickname }: z.output<typeof contractNicknameSchema>,
  ) {
    return this.contracts.rename(customer.id, id, nickname);
  }

  /** Why an instalment is what it is. */
  @Get('contracts/:id/instalments/:number')
  @InView()
  @ApiOkResponse({ standardSchema: instalmentExplanationSchema })
  explain(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: contractId }) id: string,
    @Param('number', { schema: instalmentNumber }) number: number,
  ) {
    return this.contracts.explain(customer.id, id, number);
  }

  @Get('contracts/:id/movements')
  @InView()
  @ApiOkResponse({ standardSchema: movementsPageSchema })
  async listMovements(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: contractId }) id: string,
    @Query({ schema: movementsQuerySchema }) { page, ...filters }: z.output<typeof movementsQuerySchema>,
  ) {
    return this.movements.page(await this.contracts.own(customer.id, id), filters, page);
  }

  /** All that match, as a table to open in a spreadsheet. */
  @Get('contracts/:id/movements/export')
  @CustomerOnly('money', 'movements.exported')
  async exportMovements(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: contractId }) id: string,
    @Query({ schema: exportQuerySchema }) { format, ...filters }: z.output<typeof exportQuerySchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.exports.make(await this.contracts.own(customer.id, id), filters, format);
    await reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('x-content-type-options', 'nosniff')
      .send(file.content);
  }
}
