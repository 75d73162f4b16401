import { NOBODY, type PersonValues } from '../forms/index.js';

/** What the boxes of the form hold. */
export interface SyntageValues extends PersonValues {
  rfc: string;
  consent: boolean;
  website: string;
}

export const EMPTY_SYNTAGE: SyntageValues = { rfc: '', ...NOBODY, consent: false, website: '' };
