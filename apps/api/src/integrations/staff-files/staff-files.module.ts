import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/index.js';
import { DeskModule } from '../../desk/index.js';
import { ImportKinds } from '../../platform/imports/import-kind.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { ReconciliationModule } from '../../reconciliation/index.js';
import { BatchesModule } from '../batches/batches.module.js';
import { PaymentImports } from './payment-imports.js';
import { PolicyImports } from './policy-imports.js';

/** What staff bring in by the file and other systems by batches, by the rules of both. */
@Module({
  imports: [BatchesModule, ContractsModule, DeskModule, ReconciliationModule],
  providers: [PaymentImports, PolicyImports],
})
export class StaffFilesModule {
  constructor(resources: ResourceRegistry, kinds: ImportKinds, payments: PaymentImports, policies: PolicyImports) {
    // They have no list of their own: staff see them with their contract.
    resources.allow({ name: 'policies', allow: { import: ['care', 'finance'] } });
    kinds.register(payments);
    kinds.register(policies);
  }
}
