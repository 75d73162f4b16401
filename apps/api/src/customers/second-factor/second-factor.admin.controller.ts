import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode, secondFactorRemovalSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { SecondFactorRemoval } from './second-factor-removal.js';

const customerId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/customers')
export class SecondFactorAdminController {
  constructor(private readonly removal: SecondFactorRemoval) {}

  /** Takes a customer's second factor away: who lost app and recovery codes gets in by the password, and sets it up anew. */
  @Post(':id/second-factor/removal')
  @HttpCode(204)
  @StaffMay('customers', 'remove-second-factor')
  @StepUp()
  remove(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: customerId }) id: string,
    @Body({ schema: secondFactorRemovalSchema }) { reason }: z.output<typeof secondFactorRemovalSchema>,
  ): Promise<void> {
    return this.removal.remove(staff, id, reason);
  }
}
