import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { acceptInvitationSchema, actForSchema, fieldCode, ownAccountsSchema } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { InvitationsService } from './invitations.service.js';
import { OwnAccountsService } from './own-accounts.service.js';

/** In whose account somebody is. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('self')
@Controller('api/customers')
export class OwnAccountsController {
  constructor(
    private readonly accounts: OwnAccountsService,
    private readonly invitations: InvitationsService,
  ) {}

  @Get('accounts')
  @InView()
  @ApiOkResponse({ standardSchema: ownAccountsSchema })
  list(@SignedInCustomer() customer: CurrentCustomer) {
    return this.accounts.list(customer);
  }

  /** From now on this session is in that account. 404 for one that the person is not let into. */
  @Post('acting-for')
  @HttpCode(204)
  actFor(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: actForSchema }) { membershipId }: z.output<typeof actForSchema>,
  ): Promise<void> {
    return this.accounts.actFor(customer, membershipId);
  }

  /** Gives one's own access to somebody's account up; sessions that are in it end, this one too. */
  @Post('accounts/:id/leave')
  @HttpCode(204)
  leave(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<void> {
    return this.accounts.leave(customer, id);
  }

  /** Accepts an invitation to the address one is signed in with, and goes into that account. 410 when it is used or old. */
  @Post('invitations/accept')
  @HttpCode(204)
  accept(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: acceptInvitationSchema }) { token }: z.output<typeof acceptInvitationSchema>,
  ): Promise<void> {
    return this.invitations.accept(customer, token);
  }
}
