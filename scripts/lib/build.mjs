import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { say, step } from './report.mjs';
import { mustRun } from './run.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', 'generated', '.react-router', 'coverage']);

/**
 * A part is rebuilt when a file of its sources changed since, or when what it made is gone.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources files and folders
 * @property {string[]} made what must be there afterwards; the note of the sources lies beside the first of them
 * @property {[string, string[], string?]} command program, arguments, folder
 * @property {string} [served] folder of files that browsers get
 */

const shared = ['package-lock.json', 'tsconfig.base.json'];

/** @type {Part} */
const prismaClient = {
  name: 'database client',
  sources: ['package-lock.json', 'prisma.config.ts', 'prisma/schema', 'prisma/engine'],
  made: ['prisma/generated/client.ts'],
  command: ['prisma', ['generate']],
};

/** @type {Part} */
const server = {
  name: 'packages and API',
  sources: [...shared, 'tsconfig.json', 'packages', 'prisma', 'apps/api'],
  made: ['apps/api/dist/main.js', 'packages/mail-catcher/dist/cli.js', 'prisma/dist/index.js'],
  command: ['tsc', ['-b']],
};

/** What runs: the API's modules, its commands and its libraries in a few files. @type {Part} */
const bundle = {
  name: 'API in a few files',
  sources: server.sources,
  made: ['main', 'worker', 'flota', 'commands'].map((name) => `apps/api/build/${name}.js`),
  command: ['rolldown', ['--config', 'rolldown.config.mjs'], 'apps/api'],
};

/** @type {Part} */
const site = {
  name: 'site',
  sources: [
    ...shared,
    'packages/client',
    'packages/figures',
    'packages/finance',
    'packages/schemas',
    'packages/texts',
    'artwork/public',
    'apps/site',
  ],
  made: ['apps/site/build/server/index.js', 'apps/site/build/client'],
  command: ['react-router', ['build'], 'apps/site'],
  served: 'apps/site/build/client',
};

/** Types of the routes' loaders and parameters, which lint and type checks read. @type {Part} */
const routeTypes = {
  name: 'route types',
  sources: ['package-lock.json', 'apps/site/app', 'apps/site/react-router.config.ts'],
  made: ['apps/site/.react-router/types/+routes.ts'],
  command: ['react-router', ['typegen'], 'apps/site'],
};

/** @type {Part} */
const backoffice = {
  name: 'backoffice',
  sources: [
    ...shared,
    'packages/client',
    'packages/figures',
    'packages/finance',
    'packages/schemas',
    'packages/texts',
    'apps/backoffice',
  ],
  made: ['apps/backoffice/dist/index.html'],
  command: ['vite', ['build'], 'apps/backoffice'],
  served: 'apps/backoffice/dist',
};

/** Builds what changed; parts that don't need each other at the same time. */
export async function buildAll() {
  const built = await Promise.all([buildApi(), build(site), build(backoffice)]);
  if (!built.some(Boolean)) say('✓ everything is built');
}

/** What lint and type checks read: everything but what browsers get. */
export async function buildServer() {
  const [types, client] = await Promise.all([build(routeTypes), buildClient()]);
  // The API is compiled against the generated client.
  return (await build(server)) || client || types;
}

/** The API as it runs, put together from what is compiled. */
export async function buildApi() {
  const compiled = await buildServer();
  return (await build(bundle)) || compiled;
}

/** What tests need that run on the sources. */
export const buildClient = () => build(prismaClient);

/** @type {Map<string, Promise<boolean>>} */
const builds = new Map();

/**
 * @param {Part} part
 * @returns {Promise<boolean>} whether there was something to do
 */
function build(part) {
  const begun = builds.get(part.name) ?? make(part);
  builds.set(part.name, begun);
  return begun;
}

/** @param {Part} part */
async function make({ name, sources, made, served, command: [program, words, folder = '.'] }) {
  const note = join(root, dirname(made[0]), '.built-from');
  const state = hash(sources);
  if (made.every((path) => existsSync(join(root, path))) && read(note) === state) return false;
  await step(`building: ${name}`, async () => {
    await mustRun(`building the ${name}`, bin(program), words, {
      cwd: join(root, folder),
      env: { NODE_ENV: 'production' },
    });
    if (served) precompress(join(root, served));
  });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, state);
  return true;
}

/** @param {string[]} sources */
function hash(sources) {
  const sum = createHash('sha256');
  for (const source of sources) addTo(sum, source);
  return sum.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} sum
 * @param {string} path relative to the root
 */
function addTo(sum, path) {
  const content = readIfFile(join(root, path));
  if (content) return void sum.update(`${path}\0${content.length}\0`).update(content);
  if (!existsSync(join(root, path))) return;
  for (const name of readdirSync(join(root, path)).sort()) if (!NOT_SOURCES.has(name)) addTo(sum, `${path}/${name}`);
}

/** @param {string} path */
function readIfFile(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === 'EISDIR' || error.code === 'ENOENT') return null;
    throw error;
  }
}

/** @param {string} file */
function read(file) {
  return readIfFile(file)?.toString();
}
