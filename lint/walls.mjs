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
const SITE_TOP = ['apps/site/app/routes', 'apps/site/app/root.tsx'];

const packages = folders('packages');
const features = folders(API).filter((name) => name !== 'platform' && name !== 'testing');
const resources = folders(RESOURCES);

const inside = (folder, names) => names.map((name) => `${folder}/${name}`);
const without = (names, ...gone) => names.filter((name) => !gone.includes(name));

/**
 * Which features of the site use which others, each through its face. One that is not named here uses none. Only one
 * way: what a feature is built on knows nothing of it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SITE_USES = {
  access: ['account', 'forms', 'session'],
  'account-view': ['session'],
  accountant: ['mail-link'],
  affordability: ['quoting'],
  'bill-request': ['account', 'dealers', 'forms', 'uploads'],
  calculator: ['comparison', 'consent', 'forms', 'ownership', 'quote', 'quoting'],
  campaign: ['consent', 'forms'],
  comparison: ['quoting'],
  contracts: ['account', 'forms', 'payments', 'session'],
  contact: ['consent', 'forms'],
  dealers: ['quoting'],
  embed: ['quoting'],
  home: ['quoting'],
  layout: ['calculator', 'legal', 'search', 'session'],
  'letter-verification': ['forms'],
  'mail-stop': ['mail-link'],
  messages: ['account', 'forms', 'uploads'],
  offline: ['account'],
  papers: ['account', 'session'],
  payments: ['account', 'forms'],
  people: ['access', 'account', 'forms', 'session'],
  plans: ['campaign', 'quoting', 'session'],
  policies: ['account', 'forms', 'uploads'],
  profile: ['access', 'account', 'appearance', 'forms', 'offline', 'people', 'uploads'],
  quote: ['comparison', 'dealers', 'forms', 'ownership', 'quote-comparison', 'quoting'],
  'rights-request': ['forms'],
  'saved-quotes': ['forms', 'quote-comparison'],
  signing: ['account'],
  syntage: ['forms'],
  uploads: ['forms'],
  vehicles: ['quoting'],
};

const siteFeatures = folders(SITE_FEATURES);
const siteFeature = (name) => ({
  target: `${SITE_FEATURES}/${name}`,
  from: inside(SITE_FEATURES, without(siteFeatures, name, ...(SITE_USES[name] ?? []))),
  message: 'A feature of the site uses no other one but as SITE_USES in lint/walls.mjs says.',
});

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
  ...['finance', 'schemas', 'sdk'].map((name) => ({
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
    target: [...inside(API, without(features, name)), `${API}/*.ts`],
    from: `${API}/${name}`,
    except: ['./index.ts'],
    message: `What others may use of ${name} is in its face, ${name}/index.ts.`,
  })),
  {
    // The command line operates all of it.
    target: inside(API, without(features, 'integrations', 'cli')),
    from: `${API}/integrations`,
    message: 'No feature knows outside systems: it declares a port, which a room of integrations implements.',
  },
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
    target: inside('apps/site/app', ['api', 'components', 'constants', 'lib']),
    from: [SITE_FEATURES, ...SITE_TOP],
    message: 'What features of the site are made of knows none of them.',
  },
  { target: SITE_FEATURES, from: SITE_TOP, message: 'A feature knows no route; routes put features together.' },
  ...siteFeatures.map(siteFeature),
  ...siteFeatures.map((name) => ({
    target: inside(SITE_FEATURES, without(siteFeatures, name)),
    from: `${SITE_FEATURES}/${name}`,
    except: ['./index.ts'],
    message: `What other features of the site may use of ${name} is in its face, ${name}/index.ts.`,
  })),
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
  },
};
