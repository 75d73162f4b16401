import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { accountantRequestSchema, accountantSchema, ownAccountantSchema } from '@flota/schemas';
import type { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { Accountants } from './accountants.service.js';

/** Where a customer's papers may be sent besides to themselves. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('manage')
@Controller('api/customers/accountant')
export class AccountantController {
  constructor(private readonly accountants: Accountants) {}

  @Get()
  @InView()
  @CustomerOnly('papers')
  @ApiOkResponse({ standardSchema: ownAccountantSchema })
  async read(@SignedInCustomer() customer: CurrentCustomer) {
    return { accountant: await this.accountants.read(customer.id) };
  }

  /** Asks the mailbox by mail. 409 when its owner wanted no more papers. */
  @Put()
  @CustomerOnly('manage', 'mailbox.named')
  @ApiOkResponse({ standardSchema: accountantSchema })
  ask(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: accountantRequestSchema }) { email }: z.output<typeof accountantRequestSchema>,
  ) {
    return this.accountants.ask(customer, email);
  }

  @Delete()
  @CustomerOnly('manage', 'mailbox.removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@SignedInCustomer() customer: CurrentCustomer): Promise<void> {
    await this.accountants.remove(customer);
  }
}
