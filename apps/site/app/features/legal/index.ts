export { isLegalOnly, isRightsRequest } from './legal-only.js';
