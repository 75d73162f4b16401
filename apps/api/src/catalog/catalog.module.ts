import { Module } from '@nestjs/common';
import { ImportKinds } from '../platform/imports/import-kind.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { BrochuresController } from './brochures.controller.js';
import { Brochures } from './brochures.js';
import { CatalogController } from './catalog.controller.js';
import { CatalogService } from './catalog.service.js';
import { EquipmentCatalog } from './equipment-catalog.js';
import { equipmentResource } from './equipment.resource.js';
import { VehicleImports } from './import/vehicle-imports.js';
import { planPagesResource } from './plan-pages.resource.js';
import { plansResource } from './plans.resource.js';
import { rateChangesResource } from './rates/rate-changes.resource.js';
import { RateChangesAdminController } from './rates/rate-changes.admin.controller.js';
import { RateChangesService } from './rates/rate-changes.service.js';
import { RateDrafts } from './rates/rate-drafts.js';
import { RatePreviews } from './rates/rate-previews.js';
import { rateSettingsResource } from './rates/rate-settings.resource.js';
import { vehiclesResource } from './vehicles.resource.js';

@Module({
  controllers: [BrochuresController, CatalogController, RateChangesAdminController],
  providers: [
    Brochures,
    CatalogService,
    EquipmentCatalog,
    RateChangesService,
    RateDrafts,
    RatePreviews,
    VehicleImports,
  ],
  exports: [CatalogService],
})
export class CatalogModule {
  constructor(resources: ResourceRegistry, kinds: ImportKinds, vehicles: VehicleImports) {
    kinds.register(vehicles);
    resources.register(plansResource, planPagesResource, vehiclesResource, equipmentResource);
    resources.register(rateChangesResource, rateSettingsResource);
  }
}
