import { fieldCode } from '@flota/schemas';
import { z } from 'zod';

/** A secret that both sides know, by the name that goes along with what it made. */
export interface RingKey {
  id: string;
  secret: Buffer;
}

/** The first makes; all of them read. A new one is put first once the other side knows it, and the old one goes later. */
export type KeyRing = readonly RingKey[];

const LINE = /^(?<id>[A-Za-z0-9._-]{1,40}):(?<secret>[A-Za-z0-9+/_-]{43}=?)$/;
const KEY_BYTES = 32;

function readRing(text: string): KeyRing | null {
  const lines = text.split('\n').map((line) => line.trim());
  const found = lines.filter((line) => line !== '').map((line) => LINE.exec(line)?.groups);
  const keys = found.map((parts) => ({
    id: parts?.['id'] ?? '',
    secret: Buffer.from(parts?.['secret'] ?? '', 'base64'),
  }));
  const isWrong = keys.some(({ id, secret }) => id === '' || secret.length !== KEY_BYTES);
  return isWrong || new Set(keys.map(({ id }) => id)).size !== keys.length ? null : keys;
}

/** Keys as staff write them, `id:base64` a line with 32 bytes each; none where nothing is written. */
export const keyRing = z
  .string()
  .nullable()
  .refine((text) => text === null || readRing(text) !== null, fieldCode('VALUE.INVALID'))
  .transform((text): KeyRing => (text === null ? [] : (readRing(text) ?? [])));
