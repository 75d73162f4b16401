import { readdirSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const folders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const at = (path) => `${import.meta.dirname}/${path}`;

// Who may import whom. Made from the folders that are there, so that a new one is guarded from its first day.
const packages = folders('./packages');
const features = folders('./apps/api/src').filter((name) => name !== 'platform' && name !== 'testing');
const siteFeatures = folders('./apps/site/app/features');

const zones = [
  ...packages.map((name) => ({
    target: at(`packages/${name}`),
    from: [at('apps'), at('prisma')],
    message: 'A package imports no application.',
  })),
  ...['finance', 'schemas'].map((name) => ({
    target: at(`packages/${name}`),
    from: packages.filter((other) => other !== name).map((other) => at(`packages/${other}`)),
    message: `${name} imports nothing of ours.`,
  })),
  { target: at('prisma'), from: [at('apps')], message: 'The seed imports no application.' },
  { target: at('apps/site'), from: [at('apps/api'), at('apps/backoffice'), at('prisma')] },
  { target: at('apps/backoffice'), from: [at('apps/api'), at('apps/site'), at('prisma')] },
  {
    target: at('apps/api/src/platform'),
    from: features.map((name) => at(`apps/api/src/${name}`)),
    message: 'The platform imports no feature.',
  },
  ...siteFeatures.map((name) => ({
    target: at(`apps/site/app/features/${name}`),
    from: [at('apps/site/app/routes')],
    message: 'A feature knows no route; routes put features together.',
  })),
];

// A feature uses another one through what that one's module exports: its services, not its controllers or jobs.
const featureFaces = {
  files: ['apps/api/src/*/**/*.ts'],
  ignores: ['apps/api/src/{platform,testing}/**', '**/*.spec.ts', '**/*.int-spec.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^\\.\\./(${features.join('|')})/.*\\.(controller|resource|processor|presenter|job|template)\\.js$`,
            message: 'Use what the feature exports: its module and services.',
          },
        ],
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/node_modules/',
      'prisma/generated/',
      'var/',
      '**/playwright-report/',
      '**/test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['prisma.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Nest reads the classes of constructor parameters at run time: a type-only import would leave it without them.
    files: ['apps/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  // Of no project of ours: Prisma's own command reads it.
  { files: ['prisma.config.ts'], extends: [tseslint.configs.disableTypeChecked] },
  featureFaces,
  {
    files: ['apps/{site,backoffice}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
  {
    files: ['apps/site/app/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'apps/site/app/lib/browser-storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'It throws where cookies are blocked: use lib/browser-storage.js.',
        })),
      ],
    },
  },
  {
    // React Router's own way to answer with a redirect.
    files: ['apps/site/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }] },
  },
  {
    files: ['**/*.{spec,int-spec,e2e}.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['describe', 'it', 'test'].flatMap((object) =>
          ['only', 'skip'].map((property) => ({ object, property, message: 'Every test runs.' })),
        ),
      ],
    },
  },
);
