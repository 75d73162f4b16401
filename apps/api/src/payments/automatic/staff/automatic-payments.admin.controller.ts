import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { automaticPaymentEndedSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../../platform/auth/current-user.js';
import { StaffMandates } from './staff-mandates.service.js';

/** What customers agreed to, and ask staff to end. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/automatic-payments')
export class AutomaticPaymentsAdminController {
  constructor(private readonly mandates: StaffMandates) {}

  /** Switches it off at once; its customer is told. */
  @Post(':id/end')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: automaticPaymentEndedSchema })
  @StaffMay('automatic-payments', 'end')
  end(@Staff() staff: CurrentStaff, @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string) {
    return this.mandates.end(staff, id);
  }
}
