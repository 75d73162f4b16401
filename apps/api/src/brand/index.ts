export { BrandArchive } from './brand-archive.js';
export { BrandModule } from './brand.module.js';
