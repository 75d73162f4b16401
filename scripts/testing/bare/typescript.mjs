import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { SWC } from '../swc.mjs';
import { root } from '../../lib/paths.mjs';

const CACHE = join(root, 'node_modules/.cache/flota/typescript');
const TYPESCRIPT = /\.tsx?$/;
const GLOBALS = new URL('globals.mjs', import.meta.url).href;

/** For whoever prints a stack: where the map of a module lies. @type {Map<string, string>} */
export const sourceMaps = new Map();

/** From now on this process imports our TypeScript, and our packages by their source. */
export function readTypeScript() {
  mkdirSync(CACHE, { recursive: true });
  registerHooks({ resolve, load });
}

/** @type {import('node:module').ResolveHookSync} */
function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const conditions = [...context.conditions, 'flota-source'];
  const typed = typeScriptOf(specifier, context.parentURL);
  return next(typed ?? specifier, { ...context, conditions });
}

/** Our modules name each other as they are called once compiled. */
function typeScriptOf(/** @type {string} */ specifier, /** @type {string | undefined} */ parent) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parent?.startsWith('file:')) return undefined;
  const stem = new URL(specifier, parent).href.slice(0, -'.js'.length);
  return [`${stem}.ts`, `${stem}.tsx`].find((url) => existsSync(fileURLToPath(url)));
}

/** @type {import('node:module').LoadHookSync} */
function load(url, context, next) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : '';
  if (!TYPESCRIPT.test(path) || path.includes('/node_modules/')) return next(url, context);
  return { format: 'module', source: compiled(path, url), shortCircuit: true };
}

/** Kept by what it was made from, so that the next process need not compile it. */
function compiled(/** @type {string} */ path, /** @type {string} */ url) {
  const text = readFileSync(path, 'utf8');
  const name = createHash('sha1')
    .update(`${version}\0${JSON.stringify(SWC)}\0${path}\0${text}`)
    .digest('hex');
  const file = join(CACHE, `${name}.js`);
  sourceMaps.set(url, `${file}.map`);
  if (!existsSync(file)) {
    const { code, map = '' } = transformSync(text, { ...SWC, filename: path, sourceMaps: true, swcrc: false });
    write(`${file}.map`, map);
    write(file, code);
    return code;
  }
  return readFileSync(file, 'utf8');
}

/** Another process may be reading it. */
function write(/** @type {string} */ file, /** @type {string} */ text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
