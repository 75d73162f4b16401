import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { accountPeopleSchema, accountPersonSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { PeopleService } from './people.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Staff see whom a customer lets into their account, and take access away where the customer asks for it. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/customers/:id/people')
export class PeopleAdminController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  @StaffMay('customers', 'show')
  @ApiOkResponse({ standardSchema: accountPeopleSchema })
  async list(@Param('id', { schema: id }) customerId: string) {
    return { people: await this.people.list(customerId) };
  }

  /** 409 when they have no access any more. */
  @Post(':personId/revocation')
  @HttpCode(200)
  @StaffMay('customers', 'revoke-person')
  @StepUp()
  @ApiOkResponse({ standardSchema: accountPersonSchema })
  revoke(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) customerId: string,
    @Param('personId', { schema: id }) personId: string,
  ) {
    return this.people.revoke(staff, customerId, personId);
  }
}
