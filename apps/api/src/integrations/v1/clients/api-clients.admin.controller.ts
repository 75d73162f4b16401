import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import {
  apiClientChangeSchema,
  apiClientSchema,
  apiKeyRotationSchema,
  fieldCode,
  type NewApiKey,
  newApiKeySchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../../platform/auth/current-user.js';
import { ApiClientsService } from './api-clients.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Outside systems and their keys. Lists are the engine's. */
@ApiTags('backoffice')
@ApiBearerAuth()
@StepUp()
@Controller('api/admin/api-clients')
export class ApiClientsAdminController {
  constructor(private readonly clients: ApiClientsService) {}

  @Post()
  @StaffMay('api-clients', 'create')
  @ApiCreatedResponse({ standardSchema: newApiKeySchema })
  create(
    @Staff() staff: CurrentStaff,
    @Body({ schema: apiClientSchema }) body: z.output<typeof apiClientSchema>,
  ): Promise<NewApiKey> {
    return this.clients.create(staff, body);
  }

  @Patch(':id')
  @HttpCode(204)
  @StaffMay('api-clients', 'edit')
  @ApiNoContentResponse()
  async change(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) clientId: string,
    @Body({ schema: apiClientChangeSchema }) body: z.output<typeof apiClientChangeSchema>,
  ): Promise<void> {
    await this.clients.change(staff, clientId, body);
  }

  @Post(':id/keys')
  @StaffMay('api-clients', 'edit')
  @ApiCreatedResponse({ standardSchema: newApiKeySchema })
  addKey(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) clientId: string,
    @Body({ schema: apiKeyRotationSchema }) { overlapHours }: z.output<typeof apiKeyRotationSchema>,
  ): Promise<NewApiKey> {
    return this.clients.addKey(staff, clientId, overlapHours);
  }

  @Delete(':id/keys/:keyId')
  @HttpCode(204)
  @StaffMay('api-clients', 'edit')
  @ApiNoContentResponse()
  async revokeKey(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) clientId: string,
    @Param('keyId', { schema: id }) keyId: string,
  ): Promise<void> {
    await this.clients.revokeKey(staff, clientId, keyId);
  }

  @Post(':id/revoke')
  @HttpCode(204)
  @StaffMay('api-clients', 'edit')
  @ApiNoContentResponse()
  async revoke(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) clientId: string): Promise<void> {
    await this.clients.revoke(staff, clientId);
  }
}
