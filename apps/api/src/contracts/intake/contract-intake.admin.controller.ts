import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  contractIntakeSchema,
  type ContractIntake,
  type OpenedContract,
  type ProposedVat,
  proposedVatRequestSchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { ContractIntakeService } from './contract-intake.service.js';
import { ProposedVatService } from './proposed-vat.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/contracts')
export class ContractIntakeAdminController {
  constructor(
    private readonly intake: ContractIntakeService,
    private readonly vat: ProposedVatService,
  ) {}

  /** Brings a contract in. The same contract once more is told and not made again; 422 names the field that is wrong. */
  @Post()
  @StaffMay('contracts', 'create')
  open(
    @Staff() staff: CurrentStaff,
    @Body({ schema: contractIntakeSchema }) intake: ContractIntake,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OpenedContract> {
    return this.intake.open(staff, intake, key);
  }

  /** The VAT on interest that follows from who holds it: a proposal, nothing is written. Posted, as an RFC is in no address. */
  @Post('proposed-vat')
  @HttpCode(200)
  @StaffMay('contracts', 'create')
  proposedVat(
    @Body({ schema: proposedVatRequestSchema }) asked: z.output<typeof proposedVatRequestSchema>,
  ): Promise<ProposedVat> {
    return this.vat.propose(asked);
  }
}
