export { leadSource } from './lead-source.js';
export { marketingConsent } from './marketing-consent.js';
