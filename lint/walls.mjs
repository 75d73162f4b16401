import { readdirSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';

const ROOT = new URL('..', import.meta.url);

/** Those that are there, so that a new one is guarded from its first day. */
const folders = (path) =>
  readdirSync(new URL(path, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const API = 'apps/api/src';
const RESOURCES = 'apps/backoffice/src/resources';
const SITE_FEATURES = 'apps/site/app/features';

const packages = folders('packages');
const features = folders(API).filter((name) => name !== 'platform' && name !== 'testing');
const resources = folders(RESOURCES);

const inside = (folder, names) => names.map((name) => `${folder}/${name}`);
const without = (names, ...gone) => names.filter((name) => !gone.includes(name));

const APPLICATIONS = ['apps/api', 'apps/site', 'apps/backoffice', 'prisma', 'e2e'];

/** The tests of an application may use its database's seed, and the browser's tests whatever they like. */
const application = (name, uses = []) => ({
  target: name,
  from: without(APPLICATIONS, name, ...uses),
  message: `${name} imports no other application.`,
});

/**
 * Who may import whom: the files of `target` nothing of `from`, but what is in `except` of it. Paths are from the
 * repository's root. Imports are resolved before they are compared: at whatever depth, and by a package's name.
 */
export const WALLS = [
  { target: 'packages', from: ['apps', 'prisma', 'e2e'], message: 'A package imports no application.' },
  ...['finance', 'schemas'].map((name) => ({
    target: `packages/${name}`,
    from: inside('packages', without(packages, name)),
    message: `${name} imports nothing of ours.`,
  })),

  application('apps/api', ['prisma']),
  application('apps/site'),
  application('apps/backoffice'),
  application('prisma'),

  { target: `${API}/platform`, from: inside(API, features), message: 'The platform imports no feature.' },
  ...features.map((name) => ({
    target: [...inside(API, without(features, name)), `${API}/!(emails|jobs|worker.module).ts`],
    from: `${API}/${name}`,
    except: ['./index.ts'],
    message: `What others may use of ${name} is in its face, ${name}/index.ts.`,
  })),
  {
    target: [`${API}/!(*.int-spec).ts`, `${API}/!(testing)/**/!(*.fixture|*.spec|*.int-spec).{ts,tsx}`],
    from: [`${API}/testing/**`, `${API}/**/*.{fixture,spec,int-spec}.{ts,tsx}`],
    message: 'What runs imports nothing that is there for tests.',
  },

  ...resources.map((name) => ({
    target: `${RESOURCES}/${name}`,
    from: inside(RESOURCES, without(resources, name)),
    message: 'A resource of the backoffice imports no other one: what several use is a component.',
  })),

  {
    target: SITE_FEATURES,
    from: 'apps/site/app/routes',
    message: 'A feature knows no route; routes put features together.',
  },
];

export const walls = {
  files: ['**/*.{ts,tsx}'],
  plugins: { 'import-x': importX },
  settings: {
    // Our own packages are their sources, built or not.
    'import-x/resolver-next': [
      createTypeScriptImportResolver({ conditionNames: ['flota-source', 'types', 'import', 'node', 'default'] }),
    ],
  },
  rules: {
    'import-x/no-restricted-paths': ['error', { basePath: ROOT.pathname, zones: WALLS }],
    'import-x/no-cycle': 'error',
  },
};
