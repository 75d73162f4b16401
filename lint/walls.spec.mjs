import { beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import tseslint from 'typescript-eslint';
import { SITE_USES, WALLS } from './walls.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const features = readdirSync(`${ROOT}/apps/api/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['platform', 'testing'].includes(entry.name))
  .map(({ name }) => name);

const FACE = /others may use of [\w-]+ is in its face, /;
const SITE_FACE = /other features of the site may use of [\w-]+ is in its face, /;
const NO_OTHER_APPLICATION = /imports no other application/;
const FOR_TESTS = /there for tests/;

/** One forbidden import for each wall, as the repository's own configuration is asked about it: file, import, reason. */
const FORBIDDEN = [
  ['packages/finance/src/money.ts', '../../../apps/api/src/main.js', /A package imports no application/],
  ['packages/schemas/src/leads.ts', '@flota/prisma', /A package imports no application/],
  ['packages/finance/src/money.ts', '../../schemas/src/index.js', /finance imports nothing of ours/],
  ['packages/schemas/src/leads.ts', '@flota/finance', /schemas imports nothing of ours/],
  ['packages/sdk/src/flota.ts', '@flota/schemas', /sdk imports nothing of ours/],
  ['apps/api/src/web/host-site.ts', '../../../site/app/root.js', NO_OTHER_APPLICATION],
  ['apps/api/src/main.ts', '../../backoffice/src/main.js', NO_OTHER_APPLICATION],
  ['apps/site/app/root.tsx', '../../api/src/main.js', NO_OTHER_APPLICATION],
  ['apps/site/app/root.tsx', '@flota/prisma', NO_OTHER_APPLICATION],
  ['apps/site/app/root.tsx', '../../backoffice/src/main.js', NO_OTHER_APPLICATION],
  ['apps/backoffice/src/main.tsx', '../../api/src/main.js', NO_OTHER_APPLICATION],
  ['apps/backoffice/src/main.tsx', '../../site/app/root.js', NO_OTHER_APPLICATION],
  ['prisma/seed/main.ts', '../../apps/api/src/main.js', NO_OTHER_APPLICATION],
  ['apps/api/src/platform/platform.module.ts', '../contracts/index.js', /The platform imports no feature/],
  ['apps/api/src/payments/payments.module.ts', '../contracts/ledger/ledgers.js', FACE],
  // At any depth, and by tests as well.
  ['apps/api/src/payments/cards/payment-outcomes.ts', '../../contracts/ledger/ledgers.js', FACE],
  ['apps/api/src/payments/cards/payments.int-spec.ts', '../../contracts/ledger/ledgers.js', FACE],
  ['apps/api/src/api.module.ts', './contracts/contracts.module.js', FACE],
  ['apps/api/src/leads/leads.module.ts', '../integrations/index.js', /No feature knows outside systems/],
  ['apps/api/src/payments/payments.module.ts', '../testing/http.js', FOR_TESTS],
  ['apps/api/src/worker.ts', './testing/http.js', FOR_TESTS],
  ['apps/api/src/payments/payments.module.ts', './payments.fixture.js', FOR_TESTS],
  [
    'apps/backoffice/src/resources/plans/index.ts',
    '../contracts/ContractList.js',
    /A resource of the backoffice imports no other one/,
  ],
  [
    'apps/backoffice/src/resources/contracts/intake/intake-form.ts',
    '../../quotes/index.js',
    /A resource of the backoffice imports no other one/,
  ],
  ['apps/site/app/lib/meta.ts', '../features/news/NewsPage.js', /made of knows none of them/],
  ['apps/site/app/components/page/PageHeading.tsx', '../../root.js', /made of knows none of them/],
  ['apps/site/app/api/account/client.ts', '../../routes/home.js', /made of knows none of them/],
  ['apps/site/app/features/home/Hero.tsx', '../../routes/home.js', /A feature knows no route/],
  ['apps/site/app/features/home/deep/Hero.tsx', '../../../root.js', /A feature knows no route/],
  ['apps/site/app/features/forms/FormFrame.tsx', '../campaign/index.js', /uses no other one but as SITE_USES/],
  ['apps/site/app/features/news/deep/NewsPage.tsx', '../../forms/index.js', /uses no other one but as SITE_USES/],
  ['apps/site/app/features/contact/ContactForm.tsx', '../forms/FormFrame.js', SITE_FACE],
  ['apps/site/app/features/profile/second-factor/SetUp.tsx', '../../forms/ShortForm.js', SITE_FACE],
];

const ALLOWED = [
  ['apps/api/src/payments/cards/payment-outcomes.ts', '../../contracts/index.js'],
  ['apps/api/src/contracts/settlement/settlement.service.ts', '../ledger/ledgers.js'],
  ['apps/api/src/contracts/contracts.module.ts', '../platform/pdf/pdf.module.js'],
  ['apps/api/src/testing/search.ts', '../search/search-index.js'],
  ['apps/api/src/payments/cards/payments.int-spec.ts', '../../testing/http.js'],
  ['apps/api/src/contracts/contracts.module.ts', '@flota/finance'],
  ['apps/site/app/root.tsx', '@flota/schemas'],
  ['apps/site/app/routes/news.tsx', '../features/news/NewsPage.js'],
  ['apps/site/app/features/contact/ContactForm.tsx', '../forms/index.js'],
  ['apps/site/app/features/profile/second-factor/SetUp.tsx', '../../../components/Button.js'],
];

const eslint = new ESLint({ cwd: ROOT });
const linter = new Linter({ cwd: ROOT });
let plugins;

/** What the walls have to say of a file's text: with the rules and settings it is linted with, but without its types. */
async function said(file, text) {
  const filename = `${ROOT}/${file}`;
  const { rules, settings } = await eslint.calculateConfigForFile(filename);
  const wall = 'import-x/no-restricted-paths';
  const config = {
    files: ['**'],
    languageOptions: { parser: tseslint.parser },
    plugins,
    rules: { [wall]: rules[wall] },
    settings,
  };
  return linter.verify(text, [config], { filename }).map(({ message }) => message);
}

beforeAll(async () => {
  plugins = { 'import-x': (await import('eslint-plugin-import-x')).default };
});

describe('an import that no wall lets through', () => {
  it.each(FORBIDDEN)('in %s of %s', async (file, path, reason) => {
    expect(await said(file, `import { a } from '${path}';`)).toEqual([expect.stringMatching(reason)]);
  });

  it('is refused however it is written', async () => {
    const path = '../../contracts/ledger/ledgers.js';
    const ways = [`import type { A } from`, `export { a } from`, `export * from`, `import`].map(
      (way) => `${way} '${path}'`,
    );
    for (const way of [...ways, `const a = await import('${path}')`]) {
      expect(await said('apps/api/src/payments/cards/payment-outcomes.ts', `${way};`)).toEqual([
        expect.stringMatching(FACE),
      ]);
    }
  });

  it.each(features)('of the inside of %s, by another feature', async (feature) => {
    const [inner] = readdirSync(`${ROOT}/apps/api/src/${feature}`).filter((name) =>
      /^(?!index)[\w.-]+\.ts$/.test(name),
    );
    const [other] = features.filter((name) => name !== feature);
    const files = readdirSync(`${ROOT}/apps/api/src/${other}`);
    expect(files).toContain('index.ts');
    const path = `../${feature}/${inner.replace(/\.ts$/, '.js')}`;
    expect(await said(`apps/api/src/${other}/index.ts`, `export * from '${path}';`)).toContainEqual(
      expect.stringContaining(`${feature}/index.ts`),
    );
  });
});

it.each(ALLOWED)('%s may import %s', async (file, path) => {
  expect(await said(file, `import { a } from '${path}';`)).toEqual([]);
});

it('every wall has its forbidden import', () => {
  const reasons = [...FORBIDDEN.map(([, , reason]) => reason)];
  const unproved = WALLS.map(({ message }) => message).filter(
    (message) => !reasons.some((reason) => reason.test(message)),
  );
  expect(unproved).toEqual([]);
});

/** The features that one is built on, and those that these are built on. */
function below(name, found = new Set()) {
  const used = (SITE_USES[name] ?? []).filter((other) => !found.has(other));
  for (const other of used) below(other, found.add(other));
  return found;
}

it.each(Object.keys(SITE_USES))('nothing that %s of the site is built on is built on it', (name) => {
  expect([...below(name)]).not.toContain(name);
});

it('the list of who uses whom names features that are there', () => {
  const there = readdirSync(`${ROOT}/apps/site/app/features`);
  expect(there).toEqual(expect.arrayContaining([...Object.keys(SITE_USES), ...Object.values(SITE_USES).flat()]));
});
