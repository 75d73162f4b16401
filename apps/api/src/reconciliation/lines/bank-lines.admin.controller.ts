import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  acceptedSureSchema,
  acceptLineSchema,
  acceptSureSchema,
  fieldCode,
  lineReasonSchema,
  returnLineSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { BankLinesService } from './bank-lines.service.js';
import { ProposalsService } from './proposals.service.js';
import { SureLinesService } from './sure-lines.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/bank-lines')
export class BankLinesAdminController {
  constructor(
    private readonly lines: BankLinesService,
    private readonly sure: SureLinesService,
    private readonly proposals: ProposalsService,
  ) {}

  /** Some of the sure ones; ask again while there are any left. */
  @Post('accept-sure')
  @HttpCode(200)
  @StaffMay('bank-lines', 'settle')
  @StepUp()
  @ApiOkResponse({ standardSchema: acceptedSureSchema })
  acceptSure(
    @Staff() staff: CurrentStaff,
    @Body({ schema: acceptSureSchema }) which: z.output<typeof acceptSureSchema>,
  ) {
    return this.sure.accept(staff, which);
  }

  /** Compares what is open with the contracts as they are now. */
  @Post('propose')
  @HttpCode(204)
  @StaffMay('bank-lines', 'settle')
  propose(): Promise<void> {
    return this.proposals.renew();
  }

  @Post(':id/accept')
  @HttpCode(204)
  @StaffMay('bank-lines', 'settle')
  @StepUp()
  accept(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) lineId: string,
    @Body({ schema: acceptLineSchema }) { contractId }: z.output<typeof acceptLineSchema>,
  ): Promise<void> {
    return this.lines.accept(staff, lineId, contractId);
  }

  @Post(':id/suspend')
  @HttpCode(204)
  @StaffMay('bank-lines', 'settle')
  @StepUp()
  suspend(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) lineId: string,
    @Body({ schema: lineReasonSchema }) { reason }: z.output<typeof lineReasonSchema>,
  ): Promise<void> {
    return this.lines.suspend(staff, lineId, reason);
  }

  @Post(':id/return')
  @HttpCode(204)
  @StaffMay('bank-lines', 'settle')
  @StepUp()
  giveBack(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) lineId: string,
    @Body({ schema: returnLineSchema }) told: z.output<typeof returnLineSchema>,
  ): Promise<void> {
    return this.lines.giveBack(staff, lineId, told);
  }

  @Post(':id/own')
  @HttpCode(204)
  @StaffMay('bank-lines', 'settle')
  @StepUp()
  takeAsOwn(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) lineId: string,
    @Body({ schema: lineReasonSchema }) { reason }: z.output<typeof lineReasonSchema>,
  ): Promise<void> {
    return this.lines.takeAsOwn(staff, lineId, reason);
  }

  @Post(':id/undo')
  @HttpCode(204)
  @StaffMay('bank-lines', 'settle')
  @StepUp()
  undo(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) lineId: string,
    @Body({ schema: lineReasonSchema }) { reason }: z.output<typeof lineReasonSchema>,
  ): Promise<void> {
    return this.lines.undo(staff, lineId, reason);
  }
}
