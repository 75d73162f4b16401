import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { readLate, texts } from './lint/texts.mjs';
import { walls } from './lint/walls.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/node_modules/',
      'prisma/generated/',
      'packages/sdk/src/openapi-types.ts',
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
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'error',
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    // Nest reads the classes of constructor parameters at run time: a type-only import would leave it without them.
    files: ['apps/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  // Of no project of ours: Prisma's own command reads it.
  { files: ['prisma.config.ts'], extends: [tseslint.configs.disableTypeChecked] },
  walls,
  texts,
  readLate,
  {
    // Zod takes any text for a message: only through the list of codes does an unknown one fail to compile.
    files: ['packages/schemas/src/**/*.ts', 'apps/api/src/**/*.ts'],
    ignores: ['**/*.{spec,int-spec,fixture}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...["CallExpression[callee.type='MemberExpression']", 'Property[key.name=/^(error|message)$/]'].map(
          (place) => ({
            selector: `${place} > Literal[value=/^[A-Z][A-Z_]*\\.[A-Z_]+$/]`,
            message: 'Say it through fieldCode() of @flota/schemas.',
          }),
        ),
      ],
    },
  },
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
    files: ['apps/backoffice/src/**/*.tsx'],
    ignores: ['apps/backoffice/src/components/{RecordEdit,RecordShow}.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-admin',
          importNames: ['Edit', 'Show'],
          message:
            'It leaves for the list when a read fails for a moment: use components/RecordEdit.js or RecordShow.js.',
        },
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
