import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createImportGraph, sourceFiles } from '../lib/imports.mjs';
import { root } from '../lib/paths.mjs';
import { say } from '../lib/report.mjs';
import { check, inTurn, noResult } from './suites.mjs';

const CACHE = join(root, 'node_modules/.cache/flota/lint.json');
const LINTED = /\.(?:ts|tsx|js|mjs)$/;

/**
 * Lint of everything, or of some files. ESLint's own cache knows a file by its content only, while types and import rules
 * judge it by what it imports as well: here a file is passed over when neither it, nor anything it reaches, nor the rules
 * changed since it passed.
 * @param {string[]} files
 * @returns {import('./suites.mjs').Suite}
 */
export const lint = (files) => (files.length > 0 ? eslint(files) : lintWhatChanged);

/**
 * The API's files and then the rest: ESLint keeps the types of all that it was given, and those of everything at once are more
 * than Node takes.
 * @param {string[]} files
 */
const eslint = (files) => {
  const isOfApi = (/** @type {string} */ file) => file.startsWith('apps/api/');
  const parts = [files.filter(isOfApi), files.filter((file) => !isOfApi(file))].filter(({ length }) => length > 0);
  return inTurn(...parts.map((part) => check('eslint', ['--max-warnings=0', '--no-warn-ignored', ...part])));
};

/** @type {import('./suites.mjs').Suite} */
async function lintWhatChanged(env) {
  const sums = sumsOfAll();
  const passed = readPassed();
  const changed = Object.keys(sums).filter((file) => passed[file] !== sums[file]);
  if (changed.length === 0) return { ...noResult(), passed: 1 };
  if (changed.length < Object.keys(sums).length) say(`  lint: ${changed.length} files, the others passed before`);
  const result = await eslint(changed)(env);
  if (result.failed === 0) {
    mkdirSync(dirname(CACHE), { recursive: true });
    writeFileSync(CACHE, JSON.stringify(sums));
  }
  return result;
}

/** @returns {Record<string, string>} */
function sumsOfAll() {
  const graph = createImportGraph();
  const files = sourceFiles(LINTED);
  // Compilers, declarations for all, the schema that the database client is generated from, rules, and the folders that
  // walls are made from.
  const common = [...sourceFiles(/^tsconfig.*\.json$|\.d\.ts$|\.prisma$/), 'package-lock.json'].map(read);
  common.push(...graph.sumsOf('eslint.config.mjs'), ...new Set(files.map((file) => dirname(file))));
  const rules = sum(common);
  const siteRules = sum([...common, ...readAll('apps/site/.react-router/types')]);
  const rulesOf = (/** @type {string} */ file) => (file.startsWith('apps/site/') ? siteRules : rules);
  return Object.fromEntries(files.map((file) => [file, sum([rulesOf(file), ...graph.sumsOf(file)])]));
}

/** @param {string[]} parts */
const sum = (parts) => createHash('sha256').update(parts.join('\0')).digest('hex');

/** @returns {Record<string, string>} */
function readPassed() {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/** @param {string} folder */
const readAll = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
