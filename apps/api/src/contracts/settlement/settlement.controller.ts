import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  contractDocumentSchema,
  dateOnly,
  fileLinkSchema,
  payoffLetterRequestSchema,
  payoffSchema,
  prepaymentRequestSchema,
  prepaymentSimulationSchema,
  todayInMexico,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { ContractsService } from '../account/contracts.service.js';
import { ContractLetters } from '../letters/contract-letters.js';
import { PayoffLetters } from './payoff-letters.js';
import { SettlementService } from './settlement.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));
const payoffQuerySchema = z.object({ on: dateOnly.optional() });

/** Paying earlier than agreed, and the letters about it. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('money')
@Controller('api/customers')
export class SettlementController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly settlement: SettlementService,
    private readonly payoffLetters: PayoffLetters,
    private readonly letters: ContractLetters,
  ) {}

  /** What a payment to capital today would change. */
  @Post('contracts/:id/prepayment-simulations')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: prepaymentSimulationSchema })
  async simulate(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: prepaymentRequestSchema }) asked: z.output<typeof prepaymentRequestSchema>,
  ) {
    const contract = await this.contracts.own(customer.id, contractId);
    return this.settlement.simulatePrepayment(contract.id, asked);
  }

  /** What settles the contract on a day, today unless another is asked for. */
  @Get('contracts/:id/payoff')
  @InView()
  @ApiOkResponse({ standardSchema: payoffSchema })
  async payoff(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Query({ schema: payoffQuerySchema }) { on = todayInMexico() }: z.output<typeof payoffQuerySchema>,
  ) {
    const contract = await this.contracts.own(customer.id, contractId);
    return this.settlement.payoff(contract.id, on);
  }

  /** The same day with the same figures gets the same letter. */
  @Post('contracts/:id/payoff-letters')
  @CustomerOnly('papers', 'paper.written')
  @ApiCreatedResponse({ standardSchema: contractDocumentSchema })
  async writePayoffLetter(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: payoffLetterRequestSchema }) { on }: z.output<typeof payoffLetterRequestSchema>,
  ) {
    const contract = await this.contracts.own(customer.id, contractId);
    return this.payoffLetters.write(contract, on);
  }

  @Get('contracts/:id/documents')
  @InView()
  @CustomerOnly('papers')
  @ApiOkResponse({ standardSchema: z.array(contractDocumentSchema) })
  async documents(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) contractId: string) {
    const contract = await this.contracts.own(customer.id, contractId);
    return this.letters.list(contract.id);
  }

  @Post('documents/:id/link')
  @CustomerOnly('papers', 'paper.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) documentId: string) {
    return this.letters.link(customer.id, documentId);
  }
}
