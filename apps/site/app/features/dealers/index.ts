export { DealerContact } from './DealerContact.js';
export { routeTo, stateOfPostalCode } from './find-dealers.js';
