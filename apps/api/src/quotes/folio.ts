import { randomInt } from 'node:crypto';

// Crockford's alphabet: no I, L, O or U, which people mistake for 1, 0 and V on the telephone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A quote's name for people, e.g. `F-7K3MQ-92XAB`. Random (50 bits), so that it tells nobody how many there are. */
export const newFolio = (): string => `F-${group()}-${group()}`;
