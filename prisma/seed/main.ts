import { bringUpToDate } from './bring-up-to-date.js';
import { explainFailure } from './explain-failure.js';
import { createProgress } from './progress.js';

/** For `npm start`, which fills its own database; who operates an installation uses `flota seed`. */
try {
  const { books, rows, demo } = await bringUpToDate(process.env, { onStep: createProgress(process.stdout) });
  if (books) console.log(`upgrade: the books of contracts changed; keep this report\n${books}`);
  console.log(rows === 0 ? 'seed: the database has everything already' : `seed: done, ${rows} rows`);
  if (demo && !process.env.DEMO_PASSWORD) console.log('seed: no demo accounts, because DEMO_PASSWORD is not set');
} catch (error) {
  console.error(`seed: ${explainFailure(error)}`);
  process.exitCode = 1;
}
