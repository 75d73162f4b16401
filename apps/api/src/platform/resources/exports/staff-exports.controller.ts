import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  type FileLink,
  fileLinkSchema,
  type StaffExport,
  type StaffExports,
  staffExportSchema,
  staffExportsSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffOnly, StepUp } from '../../auth/access.js';
import { type CurrentStaff, Staff } from '../../auth/current-user.js';
import { StaffExportsService } from './staff-exports.service.js';

const exportId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/admin/own-exports')
export class StaffExportsController {
  constructor(private readonly exports: StaffExportsService) {}

  /** The lists that this person had written to files, the newest first. */
  @Get()
  @ApiOkResponse({ standardSchema: staffExportsSchema })
  list(@Staff() staff: CurrentStaff): Promise<StaffExports> {
    return this.exports.list(staff);
  }

  /** An address of the file that is good for five minutes. 404 until it is made, and once it has expired. */
  @Post(':id/link')
  @HttpCode(200)
  @StepUp()
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(@Staff() staff: CurrentStaff, @Param('id', { schema: exportId }) id: string): Promise<FileLink> {
    return this.exports.link(staff, id);
  }

  /** Tries once more what failed. */
  @Post(':id/retry')
  @HttpCode(200)
  @StepUp()
  @ApiOkResponse({ standardSchema: staffExportSchema })
  retry(@Staff() staff: CurrentStaff, @Param('id', { schema: exportId }) id: string): Promise<StaffExport> {
    return this.exports.retry(staff, id);
  }

  /** Deletes the file, or ends its making. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Staff() staff: CurrentStaff, @Param('id', { schema: exportId }) id: string): Promise<void> {
    return this.exports.remove(staff, id);
  }
}
