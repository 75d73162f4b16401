import type { FieldEncryption } from '../platform/crypto/field-encryption.js';

const CONTEXT = 'bill_request.rfc';
const SHOWN = 3;

export const sealedRfc = (encryption: FieldEncryption, rfc: string): string => encryption.encrypt(rfc, CONTEXT);

/** In full: for whom it belongs to. */
export const openRfc = (encryption: FieldEncryption, { rfc }: { rfc: string }): string =>
  encryption.decrypt(rfc, CONTEXT);

/** For staff: enough to tell two requests apart. */
export function maskedRfc(encryption: FieldEncryption, request: { rfc: string }): string {
  const text = openRfc(encryption, request);
  return '•'.repeat(text.length - SHOWN) + text.slice(-SHOWN);
}
