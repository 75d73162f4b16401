import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AutomaticPaymentChange,
  automaticPaymentChangeSchema,
  automaticPaymentEndedSchema,
  type AutomaticPaymentRequest,
  automaticPaymentRequestSchema,
  automaticPaymentsSchema,
  cardSetupSchema,
  fieldCode,
  savedCardSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../../platform/auth/current-user.js';
import { SavedCards } from '../cards/saved-cards.service.js';
import { MandatesService } from '../mandates/mandates.service.js';
import { AutomaticPaymentsService } from './automatic-payments.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Cards that customers save at the provider, and what is paid with them by itself. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly()
@Controller('api/customers')
export class AutomaticPaymentsController {
  constructor(
    private readonly automatic: AutomaticPaymentsService,
    private readonly cards: SavedCards,
    private readonly mandates: MandatesService,
  ) {}

  /** Their cards, what each contract is paid with, and the text to be accepted. */
  @Get('automatic-payments')
  @InView()
  @ApiOkResponse({ standardSchema: automaticPaymentsSchema })
  read(@SignedInCustomer() customer: CurrentCustomer) {
    return this.automatic.of(customer.id);
  }

  /** From now on what falls due of the contract is charged to the card. */
  @Post('automatic-payments')
  @ApiCreatedResponse({ standardSchema: automaticPaymentsSchema })
  async agree(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: automaticPaymentRequestSchema }) request: AutomaticPaymentRequest,
  ) {
    await this.mandates.agree(customer.id, request);
    return this.automatic.of(customer.id);
  }

  /** Another card, day or limit; one that is paused goes on. */
  @Put('automatic-payments/:id')
  @ApiOkResponse({ standardSchema: automaticPaymentsSchema })
  async change(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) mandateId: string,
    @Body({ schema: automaticPaymentChangeSchema }) change: AutomaticPaymentChange,
  ) {
    await this.mandates.change(customer.id, mandateId, change);
    return this.automatic.of(customer.id);
  }

  /** For good, and at once. */
  @Delete('automatic-payments/:id')
  @ApiOkResponse({ standardSchema: automaticPaymentEndedSchema })
  end(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) mandateId: string) {
    return this.mandates.end(customer.id, mandateId);
  }

  /** Leaves a charge out that was not made yet. */
  @Put('automatic-charges/:id/hold')
  @HttpCode(204)
  @ApiNoContentResponse()
  hold(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) chargeId: string) {
    return this.mandates.hold(customer.id, chargeId, true);
  }

  /** It is made after all. */
  @Delete('automatic-charges/:id/hold')
  @HttpCode(204)
  @ApiNoContentResponse()
  release(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) chargeId: string) {
    return this.mandates.hold(customer.id, chargeId, false);
  }

  /** Opens the provider's page at which a card is saved. */
  @Post('saved-cards')
  @ApiCreatedResponse({ standardSchema: cardSetupSchema })
  begin(@SignedInCustomer() customer: CurrentCustomer) {
    return this.cards.begin(customer.id);
  }

  @Get('saved-cards/:id')
  @ApiOkResponse({ standardSchema: savedCardSchema })
  show(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) cardId: string) {
    return this.cards.show(customer.id, cardId);
  }

  /** The provider keeps it no longer; what is paid with it pauses. */
  @Delete('saved-cards/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) cardId: string) {
    return this.cards.remove(customer.id, cardId);
  }
}
