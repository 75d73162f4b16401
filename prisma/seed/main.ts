import { bringUpToDate } from './bring-up-to-date.js';
import { explainFailure } from './explain-failure.js';
import { createProgress } from './progress.js';
import { toldRecords } from './real-records.js';
import type { SeedScope } from './scope.js';

const SCOPES: readonly string[] = ['reference', 'lender', 'demo'] satisfies SeedScope[];
const isScope = (word: string | undefined): word is SeedScope => SCOPES.includes(word ?? '');

/** For `npm start`, which fills its own database; who operates an installation uses `flota seed` and `flota demo`. */
try {
  const [scope] = process.argv.slice(2);
  if (!isScope(scope)) throw new Error(`Usage: main.js ${SCOPES.join(' | ')}`);
  const { books, rows, real, ...brought } = await bringUpToDate(process.env, {
    scope,
    onStep: createProgress(process.stdout),
  });
  const told = toldRecords(real);
  if (told) console.log(`seed: there are real records (${told}): nothing invented is added to them`);
  if (books) console.log(`upgrade: the books of contracts changed; keep this report\n${books}`);
  console.log(rows === 0 ? 'seed: the database has everything already' : `seed: done, ${rows} rows`);
  if (brought.scope === 'demo' && !process.env.DEMO_PASSWORD) {
    console.log('seed: no demo accounts, because DEMO_PASSWORD is not set');
  }
} catch (error) {
  console.error(`seed: ${explainFailure(error)}`);
  process.exitCode = 1;
}
