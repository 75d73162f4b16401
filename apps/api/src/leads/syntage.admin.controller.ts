import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { syntageStateWriteSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { SyntageService } from './syntage.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/leads')
export class SyntageAdminController {
  constructor(private readonly syntage: SyntageService) {}

  /** Notes what the provider says of a request. 404 when the lead is none. */
  @Post(':id/syntage-state')
  @HttpCode(204)
  @StaffMay('leads', 'syntage-state')
  async setState(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Body({ schema: syntageStateWriteSchema }) { state }: z.output<typeof syntageStateWriteSchema>,
  ): Promise<void> {
    await this.syntage.setState(staff, id, state);
  }
}
