import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { CallingClientController } from './calling-client.controller.js';
import { ApiClientsAdminController } from './clients/api-clients.admin.controller.js';
import { apiClientsResource } from './clients/api-clients.resource.js';
import { ApiClientsService } from './clients/api-clients.service.js';
import { TokenController } from './oauth/token.controller.js';
import { TokenRequests } from './oauth/token-requests.js';

/** The API for integrators. */
@Module({
  controllers: [ApiClientsAdminController, CallingClientController, TokenController],
  providers: [ApiClientsService, TokenRequests],
})
export class V1Module {
  constructor(resources: ResourceRegistry) {
    resources.register(apiClientsResource);
  }
}
