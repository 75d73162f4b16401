import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { endHandoverSchema, fieldCode, newHandoverSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { HandoversService } from './handovers.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Cases go to outside agencies and come back. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/collections/:id/handover')
export class HandoversAdminController {
  constructor(private readonly handovers: HandoversService) {}

  /** Hands a case to an agency from a day on. 409 where contact is stopped, nothing is behind, or an agency has it already. */
  @Post()
  @HttpCode(204)
  @StaffMay('collections', 'hand-over')
  async give(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: newHandoverSchema }) handover: z.output<typeof newHandoverSchema>,
  ): Promise<void> {
    await this.handovers.give(staff, contractId, handover);
  }

  /** Takes it back, for a reason. 409 where no agency has it. */
  @Post('end')
  @HttpCode(204)
  @StaffMay('collections', 'hand-over')
  async takeBack(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: endHandoverSchema }) { reason }: z.output<typeof endHandoverSchema>,
  ): Promise<void> {
    await this.handovers.takeBack(staff, contractId, reason);
  }
}
