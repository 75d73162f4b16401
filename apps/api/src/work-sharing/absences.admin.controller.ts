import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, type StaffAbsence, staffAbsenceSchema, staffAbsencesSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { Absences } from './absences.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/staff-absences')
export class AbsencesAdminController {
  constructor(private readonly absences: Absences) {}

  /** Who works what is dealt out, and who of them is away. */
  @Get()
  @StaffMay('share-rules', 'list')
  @ApiOkResponse({ standardSchema: staffAbsencesSchema })
  read() {
    return this.absences.read();
  }

  /** Of themselves anybody says so, of others an administrator. */
  @Put(':id')
  @HttpCode(204)
  @StaffMay('share-rules', 'be-away')
  async set(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) staffId: string,
    @Body({ schema: staffAbsenceSchema }) absence: StaffAbsence,
  ): Promise<void> {
    await this.absences.set(staff, staffId, absence);
  }
}
