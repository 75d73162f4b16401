import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  newPasskeySchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  recoveryCodesSchema,
  staffFactorAddedSchema,
  staffFactorsSchema,
  staffTotpConfirmSchema,
  staffTotpSetupSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { DuringEnrolment, StaffOnly, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { StaffFactorsService } from './staff-factors.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** One's own second factors. */
@ApiTags('own account')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/admin/own-account/factors')
export class StaffFactorsController {
  constructor(private readonly factors: StaffFactorsService) {}

  @Get()
  @DuringEnrolment()
  @ApiOkResponse({ standardSchema: staffFactorsSchema })
  list(@Staff() staff: CurrentStaff) {
    return this.factors.list(staff);
  }

  @Post('totp/setup')
  @HttpCode(200)
  @DuringEnrolment()
  @StepUp()
  @ApiOkResponse({ standardSchema: staffTotpSetupSchema })
  beginTotp(@Staff() staff: CurrentStaff) {
    return this.factors.beginTotp(staff);
  }

  @Post('totp')
  @HttpCode(200)
  @DuringEnrolment()
  @StepUp()
  @ApiOkResponse({ standardSchema: staffFactorAddedSchema })
  confirmTotp(
    @Staff() staff: CurrentStaff,
    @Body({ schema: staffTotpConfirmSchema }) body: z.output<typeof staffTotpConfirmSchema>,
  ) {
    return this.factors.confirmTotp(staff, body);
  }

  @Delete('totp')
  @HttpCode(204)
  @StepUp()
  removeTotp(@Staff() staff: CurrentStaff): Promise<void> {
    return this.factors.removeTotp(staff);
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @DuringEnrolment()
  @StepUp()
  @ApiOkResponse({ standardSchema: passkeyRequestSchema })
  beginPasskey(@Staff() staff: CurrentStaff) {
    return this.factors.beginPasskey(staff);
  }

  @Post('passkeys')
  @HttpCode(200)
  @DuringEnrolment()
  @StepUp()
  @ApiOkResponse({ standardSchema: staffFactorAddedSchema })
  addPasskey(
    @Staff() staff: CurrentStaff,
    @Body({ schema: newPasskeySchema }) body: z.output<typeof newPasskeySchema>,
  ) {
    return this.factors.addPasskey(staff, body);
  }

  @Patch('passkeys/:id')
  @HttpCode(204)
  renamePasskey(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) passkeyId: string,
    @Body({ schema: passkeyNameSchema }) { name }: z.output<typeof passkeyNameSchema>,
  ): Promise<void> {
    return this.factors.renamePasskey(staff, passkeyId, name);
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  @StepUp()
  removePasskey(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) passkeyId: string): Promise<void> {
    return this.factors.removePasskey(staff, passkeyId);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @StepUp()
  @ApiOkResponse({ standardSchema: recoveryCodesSchema })
  renewCodes(@Staff() staff: CurrentStaff) {
    return this.factors.renewCodes(staff);
  }
}
