import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  connectorDetailSchema,
  connectorListSchema,
  connectorTestSchema,
  connectorWriteSchema,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { ConnectorsAdminService } from './connectors-admin.service.js';

const id = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/, fieldCode('ID.INVALID'));

/** Outside systems: how they do, and their settings, of which secrets are written and never read. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/connectors')
export class ConnectorsAdminController {
  constructor(private readonly connectors: ConnectorsAdminService) {}

  @Get()
  @StaffMay('connectors', 'list')
  @ApiOkResponse({ standardSchema: connectorListSchema })
  list() {
    return this.connectors.list();
  }

  @Get(':id')
  @StaffMay('connectors', 'show')
  @ApiOkResponse({ standardSchema: connectorDetailSchema })
  show(@Param('id', { schema: id }) name: string) {
    return this.connectors.show(name);
  }

  @Patch(':id')
  @StaffMay('connectors', 'edit')
  @StepUp()
  @ApiOkResponse({ standardSchema: connectorDetailSchema })
  async change(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) name: string,
    @Body({ schema: connectorWriteSchema }) body: z.output<typeof connectorWriteSchema>,
  ) {
    await this.connectors.change(staff, name, body);
    return this.connectors.show(name);
  }

  /** Asks the system with the settings that are stored; answers 200 whatever came of it. */
  @Post(':id/test')
  @HttpCode(200)
  @StaffMay('connectors', 'test')
  @ApiOkResponse({ standardSchema: connectorTestSchema })
  test(@Param('id', { schema: id }) name: string) {
    return this.connectors.test(name);
  }
}
