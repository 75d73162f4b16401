import { sitePath } from '@flota/schemas';
import encodeQr from 'qr';
import { readableGroup } from '../../platform/crypto/folio.js';

/** By what whoever has a letter finds out that it is ours. */
export interface LetterProof {
  code: string;
  /** Where folio and code are typed, without `https://`. */
  address: string;
  /** Leads there with both filled in: an SVG. */
  qr: string;
}

/** Printed beside a folio, e.g. `4F7K-92XM`: 40 bits, of which only so many guesses are answered. */
export const newLetterCode = (): string => `${readableGroup(4)}-${readableGroup(4)}`;

/** Folio and code stand behind `#`, which browsers keep to themselves: no log of any server knows them. */
export function letterProof(of: { folio: string; code: string; siteAddress: string }): LetterProof {
  const { code, folio, siteAddress } = of;
  const page = `${siteAddress}${sitePath('letterVerification')}`;
  return {
    code,
    address: page.replace(/^https?:\/\//, ''),
    qr: encodeQr(`${page}#folio=${folio}&clave=${code}`, 'svg', { ecc: 'medium', border: 1 }),
  };
}
