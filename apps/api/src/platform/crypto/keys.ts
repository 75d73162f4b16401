import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

export type KeyPurpose =
  | 'jwt-staff'
  | 'jwt-customer'
  | 'jwt-integrator'
  | 'jwt-account-view'
  | 'refresh'
  | 'csrf'
  | 'altcha'
  | 'syntage-token'
  | 'file-link'
  | 'paper-archive'
  | 'accountant-link'
  | 'mail-stop-link'
  | 'one-time-link'
  | 'payment-link'
  | 'account-invitation'
  | 'quote-list-link'
  | 'second-factor-ticket'
  | 'staff-second-factor-ticket'
  | 'customer-passkey-challenge'
  | 'passkey-challenge'
  | 'staff-invitation'
  | 'staff-preview'
  | 'device'
  | 'dealer-contact'
  | 'sandbox-payments'
  | 'card-account'
  | 'mandate-address'
  | 'signing-sandbox'
  | 'signing-page'
  | 'signing-callback';

/** One secret to configure, one key for each purpose: a key that leaks or is misused opens nothing else (RFC 5869). */
export const deriveKey = (secret: string, purpose: KeyPurpose): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `flota:${purpose}`, 32)).toString('base64url');

/** Random text for links and refresh tokens: 256 bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

export const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Compares without telling by its duration how much was right. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
