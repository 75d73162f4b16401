import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { tableOf } from './table.mjs';

/**
 * @param {readonly import('./scenario.mjs').Result[]} results
 * @param {{ since: number, of: number }} run
 */
export function writeEvidence(results, { since, of }) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const minutes = Math.round((Date.now() - since) / 60_000);
  const memory = Math.round(totalmem() / 2 ** 30);
  const text = `# No fault loses anything

Written by \`npm run test:faults\` on ${new Date().toISOString().slice(0, 10)}, Flota ${version}, Node ${process.versions.node}, ${availableParallelism()} cores, ${memory} GB of memory; ${minutes} minutes, ${results.length} of ${of} scenarios.

Why it is counted this way: [decision 051](../decisions/051-faults-are-tried.md). _Accepted_ is what clients were answered 2xx. _Again_
are further copies of a mail, with the same Message-ID; _in flight_ is how many were being handed over when the fault came.
_Recovered in_ counts from the end of the fault until the last mail of all that was accepted by then had arrived, the
backlog of mails included. _503_ and _broken_ are what clients met before they were served. _Books_ are contracts held against their events.

${tableOf(results)}
`;
  const folder = join(root, 'docs/evidence');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'faults.md'), text);
}
