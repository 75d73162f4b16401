import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../lib/paths.mjs';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

/**
 * Files of the repository that a document links to, from the root, without what follows a `#`.
 * @param {string} document
 * @returns {string[]}
 */
export function linkedFiles(document) {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => relative(root, join(root, dirname(document), target)));
}

/** @param {string} document */
export const missingFiles = (document) => linkedFiles(document).filter((file) => !existsSync(join(root, file)));

/**
 * @typedef {object} Requirement
 * @property {string} id
 * @property {string} state `met`, `operator`, `not whole` or `does not apply`
 * @property {string} how
 */

const ROW = /^\| (\d+\.\d+\.\d+) +\| [12] +\| ([^|]+?) +\| [^|]+\| (.*?) +\|$/gm;

/**
 * Rows of docs/security/asvs.md.
 * @returns {Requirement[]}
 */
export function requirements() {
  const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
  return [...text.matchAll(ROW)].map(([, id = '', state = '', how = '']) => ({ id, state, how }));
}
