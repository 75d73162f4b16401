import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AdminStatementRun, statementRetrySchema, statementRunRequestSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { StatementRunsService } from './statement-runs.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/statement-runs')
export class StatementRunsAdminController {
  constructor(private readonly runs: StatementRunsService) {}

  /** Begins to issue the statements of a month that is over; again, with a reason, it only adds what is missing. */
  @Post()
  @HttpCode(202)
  @StaffMay('statement-runs', 'create')
  @StepUp()
  async start(
    @Staff() staff: CurrentStaff,
    @Body({ schema: statementRunRequestSchema }) { month, reason }: z.output<typeof statementRunRequestSchema>,
  ): Promise<AdminStatementRun> {
    return this.runs.progress(await this.runs.start(month, { staff, reason }));
  }

  /** Tries held and failed statements again. */
  @Post(':id/retry')
  @HttpCode(202)
  @StaffMay('statement-runs', 'retry')
  async retry(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Body({ schema: statementRetrySchema }) { reason }: z.output<typeof statementRetrySchema>,
  ): Promise<AdminStatementRun> {
    await this.runs.retry(staff, id, reason);
    return this.runs.progress(id);
  }
}
