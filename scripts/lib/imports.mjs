import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', 'generated', '.react-router', '.git', 'var', 'coverage']);
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

/**
 * Files of the repository that somebody wrote, relative to the root.
 * @param {RegExp} name
 * @param {string} [folder]
 * @returns {string[]}
 */
export function sourceFiles(name, folder = '.') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : sourceFiles(name, path);
    return name.test(entry.name) ? [path] : [];
  });
}

/** Who imports what in the repository, by paths relative to the root; what npm brought is left out. */
export function createImportGraph() {
  const entryPoints = findEntryPoints();
  /** @type {Map<string, { sum: string, imports: string[] }>} */
  const known = new Map();

  /** @param {string} file */
  function read(file) {
    const found = known.get(file);
    if (found) return found;
    const text = readFileSync(join(root, file), 'utf8');
    // What is generated goes by what it is generated from.
    const imports = file.includes('/generated/') ? [] : importsIn(file, text);
    const entry = { sum: createHash('sha256').update(text).digest('hex'), imports };
    known.set(file, entry);
    return entry;
  }

  /**
   * @param {string} file
   * @param {string} text
   */
  function importsIn(file, text) {
    const named = [...text.matchAll(IMPORT)].map(([, name]) => name);
    return named.map((name) => (name.startsWith('.') ? resolve(file, name) : entryPoints.get(name))).filter(isFile);
  }

  /**
   * The file itself, what it imports, what that imports, and so on.
   * @param {string} file
   * @returns {Set<string>}
   */
  function reach(file) {
    const reached = new Set([file]);
    // A set that is walked also yields what is added on the way.
    for (const next of reached) for (const imported of read(next).imports) reached.add(imported);
    return reached;
  }

  return {
    reach,
    /**
     * Sums of what a file is made of: one is another when the file changes, or something that it reaches.
     * @param {string} file
     */
    sumsOf: (file) => [...reach(file)].sort().map((reached) => read(reached).sum),
  };
}

/** @param {string | undefined} path */
const isFile = (path) => path !== undefined;

/**
 * @param {string} importer
 * @param {string} name as `./quote.js` for `quote.ts`
 * @returns {string | undefined}
 */
function resolve(importer, name) {
  const path = join(dirname(importer), name);
  const stem = path.replace(/\.jsx?$/, '');
  const candidates = [path, ...ENDINGS.map((ending) => `${stem}${ending}`)];
  return candidates.find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile());
}

/** By what name each of our packages is imported, and the source that this leads to. */
function findEntryPoints() {
  const folders = ['prisma', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const manifests = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(
    manifests.flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return Object.entries(exports).map(([path, { 'flota-source': source }]) => [
        join(name, path),
        relative(root, join(root, folder, source)),
      ]);
    }),
  );
}
