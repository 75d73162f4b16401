import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  linkedPaymentSchema,
  linkedResultRequestSchema,
  linkedResultSchema,
  paymentLinkRequestSchema,
  paymentLinkSchema,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { LinkedPayments } from './linked-payments.service.js';

type Request = z.output<typeof paymentLinkRequestSchema>;

/** What the links of reminders open. Tokens come in the body: addresses get logged. */
@ApiTags('payment-links')
@Public()
@Controller('api/payment-links')
export class LinkedPaymentsController {
  constructor(private readonly payments: LinkedPayments) {}

  /** What the link asks for today. 410 when it is old, or address or password changed since. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: paymentLinkSchema })
  show(
    @Body({ schema: paymentLinkRequestSchema }) { token }: Request,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'private, no-store');
    return this.payments.show(token, address);
  }

  /** Opens the provider's page for exactly that. The same `Idempotency-Key` gets the same payment and page. */
  @Post('payments')
  @ApiCreatedResponse({ standardSchema: linkedPaymentSchema })
  start(
    @Body({ schema: paymentLinkRequestSchema }) { token }: Request,
    @IdempotencyKey({ required: true }) key: string | undefined,
    @Ip() address: string,
  ) {
    return this.payments.start(token, key, address);
  }

  /** How a payment went, for whoever comes back from the provider without being signed in. */
  @Post('results')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: linkedResultSchema })
  result(
    @Body({ schema: linkedResultRequestSchema }) { payment }: z.output<typeof linkedResultRequestSchema>,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'private, no-store');
    return this.payments.result(payment, address);
  }
}
