import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Of each leaked password the first bytes of its hash, in order (scripts/leaked-passwords.mjs). */
export const LEAKED_PASSWORDS = new URL('../../data/leaked-passwords.bin', import.meta.url);

/** Two passwords share them by chance once in a million million times. */
const KEY_BYTES = 5;

/** What stands for a password in the list; upper and lower case are one. */
export const leakedKey = (password: string): Buffer =>
  createHash('sha256').update(password.toLowerCase()).digest().subarray(0, KEY_BYTES);

/** What people put behind a password that a site refused. */
const ENDING = /[\d\p{P}\p{S}]+$/u;

let list: Promise<Buffer> | undefined;

/** Whether it is known from other sites, as it stands or before the digits and signs at its end. */
export async function isLeaked(password: string): Promise<boolean> {
  list ??= readFile(LEAKED_PASSWORDS);
  const keys = await list;
  return [password, password.replace(ENDING, '')].some((text) => holds(keys, leakedKey(text)));
}

function holds(keys: Buffer, wanted: Buffer): boolean {
  let from = 0;
  let to = keys.length / KEY_BYTES;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = wanted.compare(keys, middle * KEY_BYTES, (middle + 1) * KEY_BYTES);
    if (order === 0) return true;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return false;
}
