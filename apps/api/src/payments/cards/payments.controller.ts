import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type PaymentGroupRequest,
  paymentGroupRequestSchema,
  paymentOptionsSchema,
  type PaymentPreviewRequest,
  paymentPreviewRequestSchema,
  paymentPreviewSchema,
  type PaymentRequest,
  paymentRequestSchema,
  paymentResultSchema,
  paymentSchema,
  paymentsQuerySchema,
  paymentsSchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { KeptCards } from '../automatic/cards/kept-cards.service.js';
import { PaymentOptionsService } from '../payment-options.service.js';
import { PaymentReceipts } from '../receipts/payment-receipts.service.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('pay')
@Controller('api/customers')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly options: PaymentOptionsService,
    private readonly receipts: PaymentReceipts,
    private readonly kept: KeptCards,
  ) {}

  /** What can be paid today, contract by contract, and where a bank transfer goes. */
  @Get('payment-options')
  @ApiOkResponse({ standardSchema: paymentOptionsSchema })
  async readOptions(@SignedInCustomer() customer: CurrentCustomer) {
    const options = await this.options.of(customer.id);
    return mayUseCards(customer) ? options : { ...options, cards: [], cardTerms: null };
  }

  /** Opens the provider's page for it. The same `Idempotency-Key` gets the same payment and page. */
  @Post('payments')
  @CustomerOnly('pay', 'payment.started')
  @ApiCreatedResponse({ standardSchema: paymentSchema })
  start(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: paymentRequestSchema }) request: PaymentRequest,
    @IdempotencyKey({ required: true }) key: string | undefined,
  ) {
    requireCards(customer, request);
    return this.payments.start(customer.id, key, request);
  }

  /** One page of the provider for payments of several contracts. The same `Idempotency-Key` gets the same page. */
  @Post('payment-groups')
  @CustomerOnly('pay', 'payment.started')
  @ApiCreatedResponse({ standardSchema: paymentSchema })
  startGroup(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: paymentGroupRequestSchema }) request: PaymentGroupRequest,
    @IdempotencyKey({ required: true }) key: string | undefined,
  ) {
    requireCards(customer, request);
    return this.payments.startGroup(customer.id, key, request);
  }

  /** What each peso of payments would pay today. */
  @Post('payment-previews')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: paymentPreviewSchema })
  preview(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: paymentPreviewRequestSchema }) request: PaymentPreviewRequest,
  ) {
    return this.payments.preview(customer.id, request);
  }

  /** The newest 500; older ones are read contract by contract. */
  @Get('payments')
  @InView()
  @CustomerOnly('receipts')
  @ApiOkResponse({ standardSchema: paymentsSchema })
  async list(
    @SignedInCustomer() customer: CurrentCustomer,
    @Query({ schema: paymentsQuerySchema }) { contractId }: z.output<typeof paymentsQuerySchema>,
  ) {
    return this.payments.list(customer, contractId);
  }

  @Get('payments/:id')
  @InView()
  @CustomerOnly('receipts')
  @ApiOkResponse({ standardSchema: paymentResultSchema })
  async show(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ) {
    const payment = await this.payments.show(customer, id);
    const keptCard = mayUseCards(customer) ? await this.kept.of(customer.id, payment.group?.id ?? payment.id) : null;
    return { ...payment, keptCard };
  }

  /** As PDF: what the money paid, as it is applied today. */
  @Get('payments/:id/receipt')
  @CustomerOnly('receipts', 'receipt.opened')
  async receipt(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { content, name } = await this.receipts.render(customer, id);
    await reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .send(content);
  }
}

/** Saved cards are the holder's own: whom they let pay, pays with another one. */
const mayUseCards = ({ membership }: CurrentCustomer): boolean => membership === null;

/** @throws ProblemException 403 for whoever is not the holder, 422 for one that is saved already and is to be saved */
function requireCards(
  customer: CurrentCustomer,
  { cardId, keepCard }: Pick<PaymentRequest, 'cardId' | 'keepCard'>,
): void {
  if (cardId === undefined && keepCard === undefined) return;
  if (!mayUseCards(customer)) throw ProblemException.forbidden();
  if (cardId !== undefined && keepCard !== undefined) {
    throw ProblemException.invalid([{ field: 'keepCard', code: 'CARD.INVALID' }]);
  }
}
