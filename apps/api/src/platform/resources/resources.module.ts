import { Global, Module } from '@nestjs/common';
import { AuditChainController } from '../audit/chain/audit-chain.admin.controller.js';
import { auditLogResource } from '../audit/audit-log.resource.js';
import { CryptoModule } from '../crypto/crypto.module.js';
import { ExpiredExports } from './exports/expired-exports.sweep.js';
import { ExportService } from './exports/export.service.js';
import { MakeExportJob } from './exports/make-export.job.js';
import { StaffExportsController } from './exports/staff-exports.controller.js';
import { StaffExportsService } from './exports/staff-exports.service.js';
import { ListPages } from './list-pages.js';
import { ReorderService } from './reorder.service.js';
import { ResourceRegistry } from './resource-registry.js';
import { ResourcesController } from './resources.controller.js';
import { ResourcesService } from './resources.service.js';
import { StaffViewsController } from './views/staff-views.controller.js';
import { StaffViewsService } from './views/staff-views.service.js';

@Global()
@Module({
  imports: [CryptoModule],
  controllers: [AuditChainController, StaffExportsController, StaffViewsController, ResourcesController],
  providers: [
    ResourceRegistry,
    ListPages,
    ResourcesService,
    ReorderService,
    ExportService,
    StaffExportsService,
    MakeExportJob,
    ExpiredExports,
    StaffViewsService,
  ],
  exports: [ResourceRegistry, ResourcesService],
})
export class ResourcesModule {
  constructor(resources: ResourceRegistry) {
    resources.register(auditLogResource);
  }
}
