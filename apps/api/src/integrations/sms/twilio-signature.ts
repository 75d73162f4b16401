import { createHmac } from 'node:crypto';
import { sameText } from '../../platform/crypto/keys.js';

interface Signed {
  /** As it was called: origin, path and query. */
  url: string;
  /** The form that came. */
  form: URLSearchParams;
}

/** `X-Twilio-Signature`: HMAC-SHA1 by the account's token of the address and the form, its fields by name. */
export function twilioSignature(authToken: string, { form, url }: Signed): string {
  const names = [...new Set(form.keys())].sort();
  const fields = names.map((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value));
  return createHmac('sha1', authToken)
    .update(url + fields.flat().join(''))
    .digest('base64');
}

export const isSignedByTwilio = (authToken: string, signature: string, signed: Signed): boolean =>
  sameText(signature, twilioSignature(authToken, signed));
