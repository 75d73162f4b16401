export { clabeSchema, parseClabe, type Clabe } from './clabe.js';
export { curpSchema, parseCurp, type Curp } from './curp.js';
export { parsePostalCode, postalCodeSchema, type PostalCode } from './postal-code.js';
export { ownRfcSchema, parseRfc, rfcSchema, type Rfc } from './rfc.js';
export { parseVin, vinSchema, type Vin } from './vin.js';
