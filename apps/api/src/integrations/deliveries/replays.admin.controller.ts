import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, replayedSchema, replaySchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { ReplaysService } from './replays.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class ReplaysAdminController {
  constructor(private readonly replays: ReplaysService) {}

  /** Delivers one event again. 409 while it is being delivered. */
  @Post('deliveries/:id/replay')
  @HttpCode(202)
  @StaffMay('deliveries', 'replay')
  async one(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) deliveryId: string): Promise<void> {
    await this.replays.one(staff, deliveryId);
  }

  @Post('delivery-targets/:id/replay')
  @HttpCode(200)
  @StaffMay('delivery-targets', 'replay')
  @ApiOkResponse({ standardSchema: replayedSchema })
  async many(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) targetId: string,
    @Body({ schema: replaySchema }) body: z.output<typeof replaySchema>,
  ): Promise<z.output<typeof replayedSchema>> {
    return { count: await this.replays.many(staff, targetId, body) };
  }
}
