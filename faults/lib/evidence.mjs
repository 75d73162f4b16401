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

Why it is counted this way: [decision 051](../decisions/051-faults-are-tried.md).

${tableOf(results)}
`;
  const folder = join(root, 'docs/evidence');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'faults.md'), text);
}
