import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { contractIntakeSchema, type ContractIntake, type OpenedContract } from '@flota/schemas';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { ContractIntakeService } from './contract-intake.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/contracts')
export class ContractIntakeAdminController {
  constructor(private readonly intake: ContractIntakeService) {}

  /** Brings a contract in. The same contract once more is told and not made again; 422 names the field that is wrong. */
  @Post()
  @StaffMay('contracts', 'create')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  open(
    @Staff() staff: CurrentStaff,
    @Body({ schema: contractIntakeSchema }) intake: ContractIntake,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OpenedContract> {
    return this.intake.open(staff, intake, key);
  }
}
