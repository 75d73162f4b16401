import { sha256 } from '../../platform/crypto/keys.js';

/*
 * As Meta's Conversions API wants identifiers normalised before they are hashed:
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 */

interface Person {
  name: string;
  email: string;
  /** E.164; `null`: they left none. */
  phone: string | null;
}

const COUNTRY = 'mx';

/** Lower case, without punctuation and space; letters of any alphabet stay as they are. */
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** Digits with the country's code, without signs and leading zeros. */
const digits = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '');

/** What says who it was, to whoever knows them already. `externalId` is ours. */
export function hashedIdentifiers({ name, email, phone }: Person, externalId: string) {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.join('');
  return {
    em: [sha256(email.trim().toLowerCase())],
    ...(phone !== null && { ph: [sha256(digits(phone))] }),
    fn: [sha256(letters(first))],
    ...(last && { ln: [sha256(letters(last))] }),
    country: [sha256(COUNTRY)],
    external_id: [sha256(externalId)],
  };
}
