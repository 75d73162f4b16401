import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  customerPasskeyAddedSchema,
  customerPasskeysSchema,
  fieldCode,
  newPasskeySchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  secondFactorStartSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { CustomerPasskeysService } from './customer-passkeys.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

type WithPassword = z.output<typeof secondFactorStartSchema>;

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('self')
@Controller('api/customers/passkeys')
export class CustomerPasskeysController {
  constructor(private readonly passkeys: CustomerPasskeysService) {}

  @Get()
  @ApiOkResponse({ standardSchema: customerPasskeysSchema })
  list(@SignedInCustomer() customer: CurrentCustomer) {
    return this.passkeys.list(customer);
  }

  /** A challenge to make one from, for who shows the password. */
  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: passkeyRequestSchema })
  begin(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: secondFactorStartSchema }) { currentPassword }: WithPassword,
  ) {
    return this.passkeys.begin(customer, currentPassword);
  }

  /** 422 `AUTH.PASSKEY_REFUSED` for one that doesn't answer the challenge, 409 for one that is known or one too many. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: customerPasskeyAddedSchema })
  add(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: newPasskeySchema }) body: z.output<typeof newPasskeySchema>,
  ) {
    return this.passkeys.add(customer, body);
  }

  @Patch(':id')
  @HttpCode(204)
  rename(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) passkeyId: string,
    @Body({ schema: passkeyNameSchema }) { name }: z.output<typeof passkeyNameSchema>,
  ): Promise<void> {
    return this.passkeys.rename(customer, passkeyId, name);
  }

  /** Takes one away, for who shows the password. */
  @Post(':id/removal')
  @HttpCode(204)
  remove(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) passkeyId: string,
    @Body({ schema: secondFactorStartSchema }) { currentPassword }: WithPassword,
  ): Promise<void> {
    return this.passkeys.remove(customer, passkeyId, currentPassword);
  }
}
