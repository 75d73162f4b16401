import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { dueCalendarChoiceSchema, dueCalendarSchema, issuedDueCalendarSchema } from '@flota/schemas';
import type { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { DueCalendarsService } from './due-calendars.service.js';

type Choice = z.output<typeof dueCalendarChoiceSchema>;

/**
 * The address that a customer gives to a calendar of their own. Nobody else's: whoever has it goes on reading when their access
 * to the account is over.
 */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly()
@Controller('api/customers/due-calendar')
export class DueCalendarsController {
  constructor(private readonly calendars: DueCalendarsService) {}

  /** Whether there is one, and what it tells; never the address itself, of which only a hash is kept. */
  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: dueCalendarSchema })
  read(@SignedInCustomer() customer: CurrentCustomer) {
    return this.calendars.read(customer.id);
  }

  /** Makes an address, told this once. One that was made before leads nowhere from now on. */
  @Post()
  @ApiCreatedResponse({ standardSchema: issuedDueCalendarSchema })
  issue(@SignedInCustomer() customer: CurrentCustomer, @Body({ schema: dueCalendarChoiceSchema }) choice: Choice) {
    return this.calendars.issue(customer, choice);
  }

  /** Changes what it tells; the address stays. 404 where there is none. */
  @Patch()
  @ApiOkResponse({ standardSchema: dueCalendarSchema })
  choose(@SignedInCustomer() customer: CurrentCustomer, @Body({ schema: dueCalendarChoiceSchema }) choice: Choice) {
    return this.calendars.choose(customer, choice);
  }

  /** The address leads nowhere from now on. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async revoke(@SignedInCustomer() customer: CurrentCustomer): Promise<void> {
    await this.calendars.revoke(customer);
  }
}
