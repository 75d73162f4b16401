import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountActivityQuerySchema,
  accountActivitySchema,
  accountPeopleSchema,
  accountPersonSchema,
  type ChangePerson,
  changePersonSchema,
  fieldCode,
  type InvitePerson,
  invitePersonSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { ActivityService } from './activity.service.js';
import { PeopleService } from './people.service.js';

const personId = z.uuid(fieldCode('ID.INVALID'));

/** Whom the holder of an account lets into it, and what they did there. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('people')
@Controller('api/customers/people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly activity: ActivityService,
  ) {}

  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: accountPeopleSchema })
  async list(@SignedInCustomer() customer: CurrentCustomer) {
    return { people: await this.people.list(customer.id) };
  }

  /** Mails an invitation. The answer is the same whether or not the address has an account. */
  @Post()
  @ApiCreatedResponse({ standardSchema: accountPersonSchema })
  invite(@SignedInCustomer() customer: CurrentCustomer, @Body({ schema: invitePersonSchema }) invited: InvitePerson) {
    return this.people.invite(customer, invited);
  }

  /** What others did in the account, the newest first. */
  @Get('activity')
  @InView()
  @ApiOkResponse({ standardSchema: accountActivitySchema })
  readActivity(
    @SignedInCustomer() customer: CurrentCustomer,
    @Query({ schema: accountActivityQuerySchema }) { before }: z.output<typeof accountActivityQuerySchema>,
  ) {
    return this.activity.list(customer.id, before);
  }

  /** Another role, or other units, which count with the person's next call. 409 once they have no access. */
  @Put(':id')
  @ApiOkResponse({ standardSchema: accountPersonSchema })
  change(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: personId }) id: string,
    @Body({ schema: changePersonSchema }) wanted: ChangePerson,
  ) {
    return this.people.change(customer, id, wanted);
  }

  /** Sends an invitation again, with a new link. 409 once it was accepted or withdrawn. */
  @Post(':id/invitation')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: accountPersonSchema })
  resend(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: personId }) id: string) {
    return this.people.resend(customer, id);
  }

  /** Takes access away, or an invitation back: with the very next call. 409 when it was done already. */
  @Post(':id/revocation')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: accountPersonSchema })
  revoke(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: personId }) id: string) {
    return this.people.revoke(customer.person, customer.id, id);
  }
}
