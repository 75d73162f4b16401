export { type ArchiveFault, BrandArchiveError } from './brand-archive-error.js';
export { BrandArchive } from './brand-archive.js';
export { BrandModule } from './brand.module.js';
