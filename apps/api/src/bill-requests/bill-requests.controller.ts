import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  billDeliverySchema,
  billDistributorsRequestSchema,
  billDistributorsSchema,
  billMendSchema,
  billPurchaseSchema,
  billReceiptSchema,
  billRequestSchema,
  billStatusRequestSchema,
  billStatusSchema,
  purchaseRequestSchema,
} from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CustomerOnly, Public } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { BillCorrectionsService } from './bill-corrections.service.js';
import { BILL_FORM_FILES, readBillForm, readBillMend } from './bill-form.js';
import { BillRequestsService } from './bill-requests.service.js';
import { BillStatusService } from './bill-status.service.js';

type DistributorsRequest = z.output<typeof billDistributorsRequestSchema>;

/** A customer asks for the invoice of a vehicle, and follows it to where it is handed over. */
@ApiTags('bill-requests')
@ApiBearerAuth()
@CustomerOnly('manage')
@Controller('api')
export class BillRequestsController {
  constructor(
    private readonly bills: BillRequestsService,
    private readonly corrections: BillCorrectionsService,
    private readonly status: BillStatusService,
  ) {}

  /** The same `Idempotency-Key` gets the same folio, and one mail. */
  @Post('customers/bills/purchase')
  @CustomerOnly('manage', 'bill.asked')
  @TakesForm({ fields: billPurchaseSchema, files: BILL_FORM_FILES })
  @ApiCreatedResponse({ standardSchema: billReceiptSchema })
  async purchase(
    @SignedInCustomer() customer: CurrentCustomer,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.bills.take(customer, await readBillForm(request), key);
  }

  /** What a correction names, mended in the same request. 409 once it was sent, or staff went on without it. */
  @Post('customers/bills/correction')
  @CustomerOnly('manage', 'bill.mended')
  @TakesForm({ fields: billMendSchema, files: BILL_FORM_FILES })
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: billReceiptSchema })
  async mend(
    @SignedInCustomer() customer: CurrentCustomer,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.corrections.mend(customer, await readBillMend(request), key);
  }

  @Post('customers/bills/status')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: billStatusSchema })
  async requests(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: billStatusRequestSchema }) { contract_id }: z.output<typeof billStatusRequestSchema>,
  ) {
    return { requests: await this.status.requests(customer.id, contract_id) };
  }

  @Post('customers/bills/distributors')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: billDistributorsSchema })
  distributors(@Body({ schema: billDistributorsRequestSchema }) { state_id }: DistributorsRequest) {
    return this.status.distributors(state_id === undefined ? undefined : String(state_id).padStart(2, '0'));
  }

  /** 409 once the bill is on its way. */
  @Post('customers/bills/delivery')
  @CustomerOnly('manage', 'bill.delivery-chosen')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: billRequestSchema })
  delivery(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: billDeliverySchema }) choice: z.output<typeof billDeliverySchema>,
  ) {
    return this.bills.deliver(customer, choice);
  }

  /** Which contracts may ask for their bill, and why others may not. */
  @Post('bills/customers/purchaseRequest')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: purchaseRequestSchema })
  eligibility(@SignedInCustomer() customer: CurrentCustomer) {
    return this.status.eligibility(customer.id);
  }

  /** Distributors at which the request form is offered. */
  @Get('distributors/showformreq')
  @Public()
  @ApiOkResponse({ standardSchema: billDistributorsSchema })
  offered() {
    return this.status.distributors();
  }
}
