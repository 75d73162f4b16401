import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { JEST_ENV } from '../lib/jest-env.mjs';
import { bin, root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures each a few lines: what failed, where and why
 *
 * @typedef {(env: NodeJS.ProcessEnv) => Promise<Result>} Suite shows its output; in full when something fails
 */

/** @returns {Result} */
export const noResult = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/**
 * @param {Result} total
 * @param {Result} more
 */
export function addTo(total, more) {
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += more[key];
  total.failures.push(...more.failures);
}

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
    if (code === 0) return { ...noResult(), passed: 1 };
    process.stdout.write(output);
    return { ...noResult(), failed: 1, failures: [output.trim()] };
  };

/**
 * Suites one after the other, counted as one.
 * @param {...Suite} suites
 * @returns {Suite}
 */
export const inTurn =
  (...suites) =>
  async (env) => {
    const total = noResult();
    for (const suite of suites) addTo(total, await suite(env));
    return total;
  };

/** @returns {Suite} the short run of the faults, which prints its own table */
export const faultsInShort = () => async (env) => {
  const { code, output } = await run(bin('node'), ['faults/run.mjs', '--short'], { env, show: true });
  if (code === 0) return { ...noResult(), passed: 1 };
  return { ...noResult(), failed: 1, failures: [output.trim()] };
};

// Each worker of Jest keeps some memory of its suites, and each integration suite a dozen database connections.
const JEST_WORKERS = Math.min(4, Math.max(2, availableParallelism()));

/**
 * @param {string[]} projects
 * @param {string[]} [words] paths, names or settings; without, all there is
 * @returns {Suite}
 */
export const jest = (projects, words = []) => {
  const wanted = words.length > 0 ? words : ['--passWithNoTests'];
  return (env) =>
    withReport(async (report) => {
      const settings = [`--maxWorkers=${JEST_WORKERS}`, '--json', `--outputFile=${report}`];
      return run(bin('jest'), ['--selectProjects', ...projects, ...settings, ...wanted], {
        env: { ...env, ...JEST_ENV },
        show: true,
      });
    }, readJest);
};

/**
 * Jest in the terminal, until the user has had enough.
 * @param {string[]} projects
 * @param {string[]} words
 * @returns {Suite}
 */
export const watchJest = (projects, words) => async (env) => {
  const settings = ['--selectProjects', ...projects, '--watchAll', ...words];
  await run(bin('jest'), settings, { env: { ...env, ...JEST_ENV }, interactive: true });
  return noResult();
};

/**
 * @param {string[]} [words] paths, names or settings; without, all there is
 * @returns {Suite}
 */
export const playwright =
  (words = []) =>
  (env) =>
    withReport(
      (report) =>
        run(bin('playwright'), ['test', '--reporter=list,json', ...words], {
          cwd: join(root, 'e2e'),
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          show: true,
        }),
      readPlaywright,
    );

/**
 * A suite whose file could not even be loaded has no failed test of its own, and counts as one.
 * @returns {Result}
 */
function readJest({ testResults, ...counts }) {
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures: testResults.filter(({ status }) => status === 'failed').map(({ message }) => message.trim()),
  };
}

/** @returns {Result} */
function readPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => message), ...suites.flatMap(playwrightFailures)],
  };
}

/** @returns {string[]} */
function playwrightFailures({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const results = tests.flatMap(({ results: tries }) => tries);
      return [
        `${file}:${line} › ${title}`,
        ...results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ...results.flatMap(({ attachments }) => attachments.filter(isOfPage).map(textOf)),
      ].join('\n');
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}

/** What e2e/support/evidence.ts wrote of it: the machine it failed on may be gone by the time somebody reads of it. */
const isOfPage = ({ name, body }) => name === 'what a page says' && body !== undefined;
const textOf = ({ body }) => Buffer.from(body, 'base64').toString();

/**
 * @param {(report: string) => Promise<import('../lib/run.mjs').Run>} work
 * @param {(report: any) => Result} read
 * @returns {Promise<Result>}
 */
async function withReport(work, read) {
  const directory = mkdtempSync(join(tmpdir(), 'flota-report-'));
  try {
    const report = join(directory, 'report.json');
    const { code, output } = await work(report);
    const result = readResult(report, read);
    if (result && (code === 0 || result.failed > 0)) return result;
    // A runner that fails without a failed test (a broken set-up, a crash) must not look like success.
    const lastLines = output.trim().split('\n').slice(-20).join('\n');
    return { ...(result ?? noResult()), failed: 1, failures: [lastLines] };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * @param {string} report
 * @param {(report: any) => Result} read
 */
function readResult(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}
