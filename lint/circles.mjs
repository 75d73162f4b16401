import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

const ROOT = new URL('..', import.meta.url).pathname;
const BUILT = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.react-router/**', '**/generated/**'];

/** Every source of ours, and which others it imports, as a type as well: `Map` of paths from the root. */
export function importsOfSources() {
  const files = globSync('{apps,packages,prisma,e2e}/**/*.{ts,tsx}', { cwd: ROOT, exclude: BUILT });
  const sources = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(ROOT, file), 'utf8'), sources)]));
}

function importsOf(file, text, sources) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName).replace(/\.js$/, ''))
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((candidate) => sources.has(candidate)));
}

/**
 * The groups of files of which each imports itself by way of the others, each group sorted: Tarjan's strongly connected
 * components. Once over everything, where lint would look for circles from every file anew.
 *
 * @param {ReadonlyMap<string, readonly string[]>} imports
 */
export function circles(imports) {
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const found = [];

  function visit(file) {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = path.splice(path.indexOf(file));
    if (group.length > 1 || imports.get(file)?.includes(file)) found.push(group.toSorted());
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
