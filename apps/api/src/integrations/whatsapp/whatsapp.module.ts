import { Module } from '@nestjs/common';
import { MessagesModule } from '../../messages/index.js';
import { MessageWays } from '../../platform/messaging/message-channel.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { MESSAGE_TEMPLATES, MessageTemplates } from './message-templates.js';
import { MessageTemplatesController } from './message-templates.controller.js';
import { WhatsappWay } from './whatsapp-way.js';
import { whatsappConnector } from './whatsapp.connector.js';
import { WhatsappWebhookController } from './whatsapp-webhook.controller.js';

@Module({
  imports: [ConnectorsModule, MessagesModule],
  controllers: [MessageTemplatesController, WhatsappWebhookController],
  providers: [MessageTemplates, WhatsappWay],
})
export class WhatsappModule {
  constructor(connectors: ConnectorRegistry, ways: MessageWays, way: WhatsappWay, resources: ResourceRegistry) {
    connectors.register(whatsappConnector);
    ways.offer('whatsapp', way);
    resources.allow({ name: MESSAGE_TEMPLATES, allow: { list: ['care'], edit: ['care'] } });
  }
}
