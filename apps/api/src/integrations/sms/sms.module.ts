import { Module } from '@nestjs/common';
import { MessagesModule } from '../../messages/index.js';
import { MessageWays } from '../../platform/messaging/message-channel.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { SmsNoticesController } from './sms-notices.controller.js';
import { SMS_TEXTS, SmsTexts } from './sms-texts.js';
import { SmsTextsController } from './sms-texts.controller.js';
import { SmsWay } from './sms-way.js';
import { smsConnector } from './sms.connector.js';

@Module({
  imports: [ConnectorsModule, MessagesModule],
  controllers: [SmsNoticesController, SmsTextsController],
  providers: [SmsTexts, SmsWay],
})
export class SmsModule {
  constructor(connectors: ConnectorRegistry, ways: MessageWays, way: SmsWay, resources: ResourceRegistry) {
    connectors.register(smsConnector);
    ways.offer('sms', way);
    resources.allow({ name: SMS_TEXTS, allow: { list: ['care'], edit: ['care'] } });
  }
}
