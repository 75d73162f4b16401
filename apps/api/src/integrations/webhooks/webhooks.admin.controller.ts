import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  apiKeyRotationSchema,
  fieldCode,
  type NewWebhook,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  type WebhookTest,
  webhookTestSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { WebhooksService } from './webhooks.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Addresses of other systems that are told of events. Lists are the engine's. */
@ApiTags('backoffice')
@ApiBearerAuth()
@StepUp()
@Controller('api/admin/delivery-targets')
export class WebhooksAdminController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Post()
  @StaffMay('delivery-targets', 'create')
  @ApiCreatedResponse({ standardSchema: newWebhookSchema })
  create(
    @Staff() staff: CurrentStaff,
    @Body({ schema: webhookSchema }) body: z.output<typeof webhookSchema>,
  ): Promise<NewWebhook> {
    return this.webhooks.create(staff, body);
  }

  @Patch(':id')
  @HttpCode(204)
  @StaffMay('delivery-targets', 'edit')
  @ApiNoContentResponse()
  async change(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) targetId: string,
    @Body({ schema: webhookChangeSchema }) body: z.output<typeof webhookChangeSchema>,
  ): Promise<void> {
    await this.webhooks.change(staff, targetId, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @StaffMay('delivery-targets', 'delete')
  @ApiNoContentResponse()
  async remove(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) targetId: string): Promise<void> {
    await this.webhooks.remove(staff, targetId);
  }

  @Post(':id/secrets')
  @StaffMay('delivery-targets', 'edit')
  @ApiCreatedResponse({ standardSchema: newWebhookSchema })
  addSecret(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) targetId: string,
    @Body({ schema: apiKeyRotationSchema }) { overlapHours }: z.output<typeof apiKeyRotationSchema>,
  ): Promise<NewWebhook> {
    return this.webhooks.addSecret(staff, targetId, overlapHours);
  }

  /** Sends an event of type `webhook.test` and answers how it went. */
  @Post(':id/test')
  @HttpCode(200)
  @StaffMay('delivery-targets', 'test')
  @ApiOkResponse({ standardSchema: webhookTestSchema })
  test(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) targetId: string): Promise<WebhookTest> {
    return this.webhooks.test(staff, targetId);
  }
}
