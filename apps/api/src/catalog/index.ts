export { CatalogModule } from './catalog.module.js';
export { CatalogService, type PlanInForce } from './catalog.service.js';
