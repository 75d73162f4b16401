import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * What behaves by whether there is Redis: the worker and the queues it takes from, and the limits on who calls how
 * often. A suite names one of them, itself or in what it imports for tests, or has nothing to do with it.
 */
const MEETS_REDIS = /\bstartWorker\b|\/platform\/queue\/|\/rate-limit\/|\bRATE_LIMITED\b/;

/** What suites share; the application itself is out of this, because it has everything. */
const FOR_TESTS = /\.fixture\.ts$|\/testing\//;
const THE_APPLICATION = /\/testing\/test-app\.ts$/;

/** @returns {string[]} the integration suites that have to hold on both backends of the queue, from the root */
export function suitesThatMeetRedis() {
  const folder = 'apps/api/src';
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const suites = files.filter((file) => file.endsWith('.int-spec.ts')).map((file) => `${folder}/${file}`);
  return suites.filter((file) => meetsRedis(join(root, file))).sort();
}

/** @param {string} file */
function meetsRedis(file) {
  const text = readFileSync(file, 'utf8');
  return MEETS_REDIS.test(text) || testFilesOf(file, text).some(meetsRedis);
}

/**
 * @param {string} file
 * @param {string} text
 */
function testFilesOf(file, text) {
  const imported = [...text.matchAll(/ from '(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path}.ts`));
  return imported.filter((path) => FOR_TESTS.test(path) && !THE_APPLICATION.test(path));
}
