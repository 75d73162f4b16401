import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode, ledgerDecisionSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../../platform/auth/current-user.js';
import { LedgerDifferences } from './ledger-differences.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));
type Decision = z.output<typeof ledgerDecisionSchema>;

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/ledger-differences')
export class LedgerDifferencesAdminController {
  constructor(private readonly differences: LedgerDifferences) {}

  /** The ledger's side is taken: by the desk where it is money, which may wait for a second person. */
  @Post(':id/accept')
  @HttpCode(204)
  @StaffMay('ledger-differences', 'settle')
  @StepUp()
  accept(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) differenceId: string,
    @Body({ schema: ledgerDecisionSchema }) { reason }: Decision,
  ): Promise<void> {
    return this.differences.accept(staff, differenceId, reason);
  }

  /** Ours stays. */
  @Post(':id/keep')
  @HttpCode(204)
  @StaffMay('ledger-differences', 'settle')
  @StepUp()
  keep(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) differenceId: string,
    @Body({ schema: ledgerDecisionSchema }) { reason }: Decision,
  ): Promise<void> {
    return this.differences.keep(staff, differenceId, reason);
  }
}
