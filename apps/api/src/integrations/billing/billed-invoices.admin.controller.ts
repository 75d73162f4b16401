import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { BILLED_INVOICES } from './billed-invoices.resource.js';
import { BilledInvoices } from './billed-invoices.service.js';

const rowId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller(`api/admin/${BILLED_INVOICES}`)
export class BilledInvoicesAdminController {
  constructor(private readonly invoices: BilledInvoices) {}

  /** Tries one again that was refused: it is read anew, soon. */
  @Post(':id/retry')
  @HttpCode(204)
  @StaffMay(BILLED_INVOICES, 'retry')
  async retry(@Staff() staff: CurrentStaff, @Param('id', { schema: rowId }) id: string): Promise<void> {
    await this.invoices.retry(staff, id);
  }
}
