import { Module } from '@nestjs/common';
import { TimelineModule } from '../../timeline/index.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { CrmNotices } from './crm-notices.js';
import { CrmNoticesController } from './crm-notices.controller.js';
import { crmConnector } from './crm.connector.js';
import { CrmDelivery } from './crm.delivery.js';

@Module({
  imports: [ConnectorsModule, NoticesModule, TimelineModule],
  controllers: [CrmNoticesController],
  providers: [CrmDelivery, CrmNotices],
})
export class ProspectsModule {
  constructor(connectors: ConnectorRegistry) {
    connectors.register(crmConnector);
  }
}
