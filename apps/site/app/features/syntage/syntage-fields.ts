import { NOBODY, type PersonValues } from '../forms/index.js';

/** What the boxes of the form hold. */
export interface SyntageValues extends PersonValues {
  rfc: string;
  consent: boolean;
  website: string;
}

export const EMPTY_SYNTAGE: SyntageValues = { rfc: '', ...NOBODY, consent: false, website: '' };

export const RFC_HINT = 'Doce caracteres si es empresa, trece si es persona física.';

/** Where the general text of a code would leave the visitor guessing. */
export const SYNTAGE_ERRORS = { 'name:NAME.REQUIRED': 'Escriba el nombre de la empresa o de quien la representa.' };
