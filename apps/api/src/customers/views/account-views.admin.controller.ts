import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import {
  type AccountViewRequest,
  accountViewRequestSchema,
  fieldCode,
  type StartedAccountView,
  startedAccountViewSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { AccountViews, LOOKS } from '../../platform/auth/account-views/account-views.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/customers')
export class AccountViewsAdminController {
  constructor(private readonly views: AccountViews) {}

  /** Begins to look at the account as its holder sees it, for a reason that the audit log keeps and the customer reads. */
  @Post(':id/account-views')
  @StaffMay(LOOKS.resource, LOOKS.action)
  @StepUp()
  @ApiCreatedResponse({ standardSchema: startedAccountViewSchema })
  start(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) customerId: string,
    @Body({ schema: accountViewRequestSchema }) request: AccountViewRequest,
  ): Promise<StartedAccountView> {
    return this.views.start(staff, customerId, request);
  }
}
