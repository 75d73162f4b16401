export { FileBatches } from './batches/file-batches.js';
export { IntegrationsModule } from './integrations.module.js';
export { addIntegratorsDocument } from './v1/open-api/integrators-document.js';
