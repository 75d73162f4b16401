import { Secret, TOTP } from 'otpauth';
import { readableGroup } from '../../crypto/folio.js';
import { sha256 } from '../../crypto/keys.js';

/** What every authenticator app understands; many ignore other figures in the QR without a word. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps of half a minute that a clock may be off, either way. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

export const TOTP_CODE = /^\d{6}$/;

/** 160 bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SETTINGS, issuer, label, secret }).toString();

export const currentStep = (now = Date.now()): number => TOTP.counter({ period: SETTINGS.period, timestamp: now });

/** The half minute a code is of, or `null` when it is of none around now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const offset = new TOTP({ ...SETTINGS, secret }).validate({ token: code, timestamp: now, window: WINDOW });
  return offset === null ? null : currentStep(now) + offset;
}

/** Ten codes of 75 bits, e.g. `7K3MQ-92XAB-4TQ0R`: too many to try even with the hashes at hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => [readableGroup(), readableGroup(), readableGroup()].join('-'));

/** @param code without hyphens, upper case; the letters that are not in the alphabet are read as the digits they look like */
export const recoveryCodeHash = (ownerId: string, code: string): string =>
  sha256(`${ownerId} ${code.replace(/O/g, '0').replace(/[IL]/g, '1')}`);

/** Of new codes as they are shown. */
export const recoveryCodeHashes = (ownerId: string, codes: readonly string[]): string[] =>
  codes.map((code) => recoveryCodeHash(ownerId, code.replaceAll('-', '')));
