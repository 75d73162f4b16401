import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreditUse,
  creditUseResultSchema,
  creditUseSchema,
  excessRequestSchema,
  fieldCode,
  type RefundRequest,
  refundRequestSchema,
  refundRequestedSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { CreditService } from './credit.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** What becomes of money that is owed for nothing yet. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('pay')
@Controller('api/customers/contracts/:id')
export class CreditController {
  constructor(private readonly credit: CreditService) {}

  /** What a use would do today. */
  @Post('credit-previews')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: creditUseResultSchema })
  preview(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: creditUseSchema }) use: CreditUse,
  ) {
    return this.credit.preview(customer.id, contractId, use);
  }

  /** Does it. The same `Idempotency-Key` does it once. */
  @Post('credit-uses')
  @CustomerOnly('pay', 'credit.used')
  @ApiCreatedResponse({ standardSchema: creditUseResultSchema })
  use(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: creditUseSchema }) use: CreditUse,
    @IdempotencyKey({ required: true }) key: string | undefined,
  ) {
    return this.credit.use({ customer, contractId, key }, use);
  }

  /** Asks for it back; staff answer in the conversation that it names. */
  @Post('refund-requests')
  @CustomerOnly('manage', 'refund.asked')
  @ApiCreatedResponse({ standardSchema: refundRequestedSchema })
  async askRefund(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: refundRequestSchema }) request: RefundRequest,
    @IdempotencyKey({ required: true }) key: string | undefined,
  ) {
    return { conversationId: await this.credit.askRefund({ customer, contractId, key }, request) };
  }

  /** Once for all, from today on: what becomes of money beyond what is due. */
  @Put('excess')
  @CustomerOnly('manage', 'excess.chosen')
  @HttpCode(204)
  @ApiNoContentResponse()
  async instruct(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: excessRequestSchema }) { excess }: z.output<typeof excessRequestSchema>,
  ) {
    await this.credit.instruct(customer.id, contractId, excess);
  }
}
