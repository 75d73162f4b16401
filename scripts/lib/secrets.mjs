import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret that is made once and kept in a file that only its owner may read.
 * @param {string} directory
 * @param {string} name
 * @param {number} bytes
 */
export function keptSecret(directory, name, bytes) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, name);
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept) return kept;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const made = randomBytes(bytes).toString('base64url');
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}
