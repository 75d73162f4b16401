import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { contractPromisesSchema, fieldCode, paymentPromiseRequestSchema } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { PaymentPromisesService } from './payment-promises.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** A customer says by when they pay what they owe. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('money')
@Controller('api/customers')
export class PaymentPromisesController {
  constructor(private readonly promises: PaymentPromisesService) {}

  /** The latest ones, and what can be promised now. */
  @Get('contracts/:id/payment-promises')
  @InView()
  @ApiOkResponse({ standardSchema: contractPromisesSchema })
  ofContract(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) contractId: string) {
    return this.promises.ofContract(customer.id, contractId);
  }

  /** 409 while another one of the contract is open, or nothing is owed. */
  @Post('contracts/:id/payment-promises')
  @CustomerOnly('pay', 'payment.promised')
  @ApiCreatedResponse({ standardSchema: contractPromisesSchema })
  promise(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: paymentPromiseRequestSchema }) said: z.output<typeof paymentPromiseRequestSchema>,
  ) {
    return this.promises.promise(customer, contractId, said);
  }

  /** Takes one back. 409 when it has ended. */
  @Post('payment-promises/:id/cancel')
  @CustomerOnly('pay', 'promise.withdrawn')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: contractPromisesSchema })
  cancel(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) promiseId: string) {
    return this.promises.cancel(customer.id, promiseId);
  }
}
