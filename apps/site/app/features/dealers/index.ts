export { DealerContact } from './DealerContact.js';
export { stateOfPostalCode } from './find-dealers.js';
export { routeTo } from './routes-to.js';
