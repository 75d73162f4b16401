import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type BulkResult,
  bulkResultSchema,
  endHandoverSchema,
  endHandoversSchema,
  fieldCode,
  newHandoverSchema,
  newHandoversSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { ManyHandovers } from './many-handovers.service.js';
import { HandoversService } from './handovers.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Cases go to outside agencies and come back. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/collections')
export class HandoversAdminController {
  constructor(
    private readonly handovers: HandoversService,
    private readonly many: ManyHandovers,
  ) {}

  /** Hands many cases to one agency; of those that may not be, why. 422 for a term that the agency has no contract for. */
  @Post('handovers')
  @HttpCode(200)
  @StaffMay('collections', 'hand-over')
  @ApiOkResponse({ standardSchema: bulkResultSchema })
  giveMany(
    @Staff() staff: CurrentStaff,
    @Body({ schema: newHandoversSchema }) handovers: z.output<typeof newHandoversSchema>,
  ): Promise<BulkResult> {
    return this.many.give(staff, handovers);
  }

  /** Takes many back for one reason; what is with another agency by now than it was seen to be stays there. */
  @Post('handovers/end')
  @HttpCode(200)
  @StaffMay('collections', 'hand-over')
  @ApiOkResponse({ standardSchema: bulkResultSchema })
  takeManyBack(
    @Staff() staff: CurrentStaff,
    @Body({ schema: endHandoversSchema }) handovers: z.output<typeof endHandoversSchema>,
  ): Promise<BulkResult> {
    return this.many.takeBack(staff, handovers);
  }

  /** Hands a case to an agency from a day on. 409 where contact is stopped, payment is promised, nothing is behind, or an agency has it. */
  @Post(':id/handover')
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
  @Post(':id/handover/end')
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
