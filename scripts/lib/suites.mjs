import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {(env: NodeJS.ProcessEnv) => Promise<Counts>} Suite shows its output; in full when something fails
 */

/**
 * A check that is right or wrong as a whole.
 * @param {string} program
 * @param {string[]} words
 * @param {string} [folder]
 * @returns {Suite}
 */
export const check =
  (program, words, folder = '.') =>
  async (env) => {
    const { code, output } = await run(bin(program), words, { env, cwd: join(root, folder) });
    if (code !== 0) process.stdout.write(output);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  };

/**
 * Suites one after the other, counted as one.
 * @param {...Suite} suites
 * @returns {Suite}
 */
export const inTurn =
  (...suites) =>
  async (env) => {
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const suite of suites) {
      const counts = await suite(env);
      for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
    }
    return total;
  };

/**
 * @param {string[]} projects
 * @returns {Suite}
 */
export const jest = (projects) => (env) =>
  withReport(async (report) => {
    const words = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, '--passWithNoTests'];
    const options = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
    return run(bin('jest'), words, { env: { ...env, NODE_OPTIONS: options }, show: true });
  }, countJest);

/** @type {Suite} */
export const playwright = (env) =>
  withReport(
    (report) =>
      run(bin('playwright'), ['test', '--reporter=list,json'], {
        cwd: join(root, 'e2e'),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        show: true,
      }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
  );

/** A suite whose file could not even be loaded has no failed test of its own, and counts as one. */
function countJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * @param {(report: string) => Promise<import('./run.mjs').Run>} work
 * @param {(report: any) => Counts} count
 * @returns {Promise<Counts>}
 */
async function withReport(work, count) {
  const directory = mkdtempSync(join(tmpdir(), 'flota-report-'));
  try {
    const report = join(directory, 'report.json');
    const { code } = await work(report);
    const counts = readCounts(report, count);
    // A runner that fails without a failed test (a broken set-up, a crash) must not look like success.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @param {string} report
 * @param {(report: any) => Counts} count
 */
function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
