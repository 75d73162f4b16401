import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * What behaves by whether there is Redis: the worker and the queues it takes from, and the limits on who calls how
 * often. A suite names one of them, itself or in what it imports for tests, or has nothing to do with it.
 */
const MEETS_REDIS = /\bstartWorker\b|\/platform\/queue\/|\/rate-limit\/|\bRATE_LIMITED\b/;

/** Of those, the queue's own suites and what is refused by the limits; for the others a worker is a worker. */
const OF_THE_QUEUE = /\/platform\/queue\//;
const OF_THE_LIMITS = /\bRATE_LIMITED\b/;

/** Browser tests of the queue (`@queue`) that are not marked to be run on both backends (`@both`). */
export const NOT_IN_THE_BROWSER_WITHOUT_REDIS = '@queue(?!.*@both)';

/** What suites share; the application itself is out of this, because it has everything. */
const FOR_TESTS = /\.fixture\.ts$|\/testing\//;
const THE_APPLICATION = /\/testing\/test-app\.ts$/;

const FOLDERS = ['apps/api/src', 'prisma'];
/** They are a stage of their own. */
const COMMANDS = '/cli/as-process/';

/** @returns {string[]} the integration suites, from the root */
const allSuites = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => file.endsWith('.int-spec.ts') && !file.includes(COMMANDS) && !file.includes('/node_modules/'))
    .sort();

/** @returns {string[]} the integration suites that have to hold with Redis, as production has it */
export const suitesThatMeetRedis = () => allSuites().filter((file) => meetsRedis(join(root, file)));

/** @returns {string[]} those to run without it where the ones above are run with it: the rest, and what tells the two apart */
export function suitesWithoutRedis() {
  const withRedis = new Set(suitesThatMeetRedis());
  return allSuites().filter((file) => !withRedis.has(file) || isAboutThem(file));
}

/** @param {string} file */
const isAboutThem = (file) => OF_THE_QUEUE.test(file) || OF_THE_LIMITS.test(readFileSync(join(root, file), 'utf8'));

/** @param {string} file */
function meetsRedis(file) {
  const text = readFileSync(file, 'utf8');
  return MEETS_REDIS.test(file) || MEETS_REDIS.test(text) || testFilesOf(file, text).some(meetsRedis);
}

/**
 * @param {string} file
 * @param {string} text
 */
function testFilesOf(file, text) {
  const imported = [...text.matchAll(/ from '(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path}.ts`));
  return imported.filter((path) => FOR_TESTS.test(path) && !THE_APPLICATION.test(path));
}
