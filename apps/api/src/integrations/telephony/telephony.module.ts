import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { TimelineModule } from '../../timeline/index.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { CallBackDelivery } from './call-back.delivery.js';
import { CallNoticesController } from './call-notices.controller.js';
import { StaffCalls } from './staff-calls.js';
import { StaffCallsAdminController } from './staff-calls.admin.controller.js';
import { telephonyConnector } from './telephony.connector.js';

@Module({
  imports: [ConnectorsModule, NoticesModule, TimelineModule],
  controllers: [CallNoticesController, StaffCallsAdminController],
  providers: [CallBackDelivery, StaffCalls],
})
export class TelephonyModule {
  constructor(connectors: ConnectorRegistry, resources: ResourceRegistry) {
    connectors.register(telephonyConnector);
    resources.allow({ name: 'calls', allow: { call: ['care'] } });
  }
}
