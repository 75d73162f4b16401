import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { BrochuresController } from './brochures.controller.js';
import { Brochures } from './brochures.js';
import { CatalogController } from './catalog.controller.js';
import { CatalogService } from './catalog.service.js';
import { EquipmentCatalog } from './equipment-catalog.js';
import { equipmentResource } from './equipment.resource.js';
import { planPagesResource } from './plan-pages.resource.js';
import { plansResource } from './plans.resource.js';
import { vehiclesResource } from './vehicles.resource.js';

@Module({
  controllers: [BrochuresController, CatalogController],
  providers: [Brochures, CatalogService, EquipmentCatalog],
  exports: [CatalogService],
})
export class CatalogModule {
  constructor(resources: ResourceRegistry) {
    resources.register(plansResource, planPagesResource, vehiclesResource, equipmentResource);
  }
}
