import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const HANDLE_LENGTH = 10;
/** 238 bits. */
const SECRET_LENGTH = 40;
/** What a CRC-32 comes to at most. */
const CHECKSUM_LENGTH = 6;

/** What scanners of source code and logs look for. */
const API_KEY = new RegExp(`^flota_[0-9A-Za-z]{${HANDLE_LENGTH + SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** A key as it is kept: what it is found by, and what it is known by. */
export interface KeptApiKey {
  handle: string;
  hash: string;
}

/**
 * `flota_`, a handle that is no secret, the secret, and a checksum of both: a scanner tells it from any other text, one that
 * was cut off or mistyped is refused without a look into the database, and a double click selects all of it.
 */
export function newApiKey(): KeptApiKey & { key: string } {
  const random = randomText(HANDLE_LENGTH + SECRET_LENGTH);
  const key = `flota_${random}${checksumOf(random)}`;
  return { key, handle: random.slice(0, HANDLE_LENGTH), hash: hashOf(key) };
}

/** What a key that somebody shows is looked up by; `null` for what is no key of ours. */
export function readApiKey(key: string): KeptApiKey | null {
  if (!API_KEY.test(key)) return null;
  const random = key.slice('flota_'.length, -CHECKSUM_LENGTH);
  if (checksumOf(random) !== key.slice(-CHECKSUM_LENGTH)) return null;
  return { handle: random.slice(0, HANDLE_LENGTH), hash: hashOf(key) };
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
