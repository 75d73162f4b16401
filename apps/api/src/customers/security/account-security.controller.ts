import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  changeEmailSchema,
  changePasswordSchema,
  customerSessionsSchema,
  fieldCode,
  linkTokenSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { AccountSecurityService } from './account-security.service.js';

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('self')
@Controller('api/customers')
export class AccountSecurityController {
  constructor(private readonly security: AccountSecurityService) {}

  @Post('password')
  @HttpCode(204)
  changePassword(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: changePasswordSchema }) body: z.output<typeof changePasswordSchema>,
  ): Promise<void> {
    return this.security.changePassword(customer, body);
  }

  /** The address changes once the link sent to it is used. */
  @Post('email')
  @HttpCode(202)
  changeEmail(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: changeEmailSchema }) body: z.output<typeof changeEmailSchema>,
  ): Promise<void> {
    return this.security.changeEmail(customer, body);
  }

  /** Another link for a change whose link died: the former one says which. 410 for what is not the customer's own, or was used. */
  @Post('email/renewal')
  @HttpCode(202)
  renewEmailChange(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: linkTokenSchema }) { token }: z.output<typeof linkTokenSchema>,
  ): Promise<void> {
    return this.security.renewEmailChange(customer, token);
  }

  @Get('sessions')
  @ApiOkResponse({ standardSchema: customerSessionsSchema })
  sessions(@SignedInCustomer() customer: CurrentCustomer) {
    return this.security.listSessions(customer);
  }

  @Delete('sessions/others')
  @HttpCode(204)
  endOtherSessions(@SignedInCustomer() customer: CurrentCustomer): Promise<void> {
    return this.security.endOtherSessions(customer);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  endSession(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<void> {
    return this.security.endSession(customer, id);
  }
}
