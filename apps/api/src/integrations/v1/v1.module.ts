import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/index.js';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { CallingClientController } from './calling-client.controller.js';
import { ChangesController } from './changes/changes.controller.js';
import { ChangesService } from './changes/changes.service.js';
import { ApiClientsAdminController } from './clients/api-clients.admin.controller.js';
import { apiClientsResource } from './clients/api-clients.resource.js';
import { ApiClientsService } from './clients/api-clients.service.js';
import { TokenController } from './oauth/token.controller.js';
import { TokenRequests } from './oauth/token-requests.js';
import { ContractRecords } from './reads/contract-records.js';
import { IntegratorsContractsController } from './reads/contracts.controller.js';
import { CustomerRecords } from './reads/customer-records.js';
import { IntegratorsCustomersController } from './reads/customers.controller.js';
import { ExternalIds } from './reads/external-ids.js';
import { InvoiceRecords } from './reads/invoice-records.js';
import { IntegratorsInvoicesController } from './reads/invoices.controller.js';
import { MovementRecords } from './reads/movement-records.js';
import { IntegratorsMovementsController } from './reads/movements.controller.js';
import { IntegratorsPoliciesController } from './reads/policies.controller.js';
import { PolicyRecords } from './reads/policy-records.js';
import { ReadTrace } from './reads/read-trace.js';

/** The API for integrators. */
@Module({
  imports: [ContractsModule, CryptoModule],
  controllers: [
    ApiClientsAdminController,
    CallingClientController,
    ChangesController,
    IntegratorsContractsController,
    IntegratorsCustomersController,
    IntegratorsInvoicesController,
    IntegratorsMovementsController,
    IntegratorsPoliciesController,
    TokenController,
  ],
  providers: [
    ApiClientsService,
    ChangesService,
    ContractRecords,
    CustomerRecords,
    ExternalIds,
    InvoiceRecords,
    MovementRecords,
    PolicyRecords,
    ReadTrace,
    TokenRequests,
  ],
})
export class V1Module {
  constructor(resources: ResourceRegistry) {
    resources.register(apiClientsResource);
  }
}
