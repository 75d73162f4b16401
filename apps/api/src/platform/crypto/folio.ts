import { randomInt } from 'node:crypto';

// Crockford's alphabet: no I, L, O or U, which people mistake for 1, 0 and V on the telephone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Which kind of thing a folio names. */
const PREFIXES = {
  quote: 'F',
  contact: 'C',
  prospect: 'P',
  syntage: 'S',
  imported: 'I',
  rights: 'D',
  payment: 'R',
  'bill-request': 'T',
  conversation: 'M',
  'contract-document': 'L',
  'tax-change': 'N',
  'desk-request': 'A',
  'rate-change': 'V',
  'signing-request': 'E',
  policy: 'Z',
  'automatic-payment': 'G',
} as const;

/** Characters, of 5 bits each, that people can read out and type. */
export const readableGroup = (length = 5) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A thing's name for people, e.g. `F-7K3MQ-92XAB`. Random (50 bits), so that it tells nobody how many there are. */
export const newFolio = (kind: keyof typeof PREFIXES): string =>
  `${PREFIXES[kind]}-${readableGroup()}-${readableGroup()}`;

const TYPED_FOLIO = /^([A-Z])([0-9A-Z]{5})([0-9A-Z]{5})$/;

/** A folio as it is stored, of one as people type it: `p 7k3mq 92xab`; `null` of anything else. */
export function canonicalFolio(typed: string): string | null {
  const parts = TYPED_FOLIO.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  return parts && parts.slice(1).join('-');
}
