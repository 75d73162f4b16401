import { Module } from '@nestjs/common';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { GatewayModule } from '../gateway/gateway.module.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksAdminController } from './webhooks.admin.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [CryptoModule, GatewayModule],
  controllers: [WebhooksAdminController],
  providers: [WebhookSecrets, WebhookSender, WebhooksService],
  exports: [WebhookSender],
})
export class WebhooksModule {}
