export { CatalogModule } from './catalog.module.js';
export { CatalogService, type OfferedVehicle, type PlanInForce } from './catalog.service.js';
