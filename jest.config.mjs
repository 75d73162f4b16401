import { SWC } from './scripts/testing/swc.mjs';

const common = {
  rootDir: import.meta.dirname,
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', SWC] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['/dist/', '/build/', '<rootDir>/var/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/', '<rootDir>/e2e/'],
};

const node = {
  ...common,
  testEnvironment: '<rootDir>/scripts/testing/bare/environment.mjs',
  runtime: '<rootDir>/scripts/testing/bare/runtime.mjs',
  injectGlobals: false,
};

export default {
  // Jest heeds this here only. A database is copied and an application started before an integration suite's first test.
  testTimeout: 30_000,
  // Each ES module suite leaves some of its memory behind (Node's vm modules): a worker that has gathered too much is
  // replaced, which takes more than one worker, because a single one would be Jest itself.
  maxWorkers: 2,
  workerIdleMemoryLimit: 0.1,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{lint,scripts}/**/*.spec.mjs',
        '<rootDir>/{packages,prisma}/**/*.spec.ts',
        '<rootDir>/apps/api/**/*.spec.{ts,tsx}',
      ],
    },
    {
      ...common,
      displayName: 'dom',
      testMatch: ['<rootDir>/apps/{site,backoffice}/**/*.spec.{ts,tsx}'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/jest.dom-setup.mjs'],
      testEnvironmentOptions: { customExportConditions: ['flota-source', 'browser'] },
    },
    {
      ...node,
      displayName: 'integration',
      testMatch: ['<rootDir>/{apps/api,prisma}/**/*.int-spec.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/cli/as-process/'],
    },
    {
      ...node,
      displayName: 'commands',
      testMatch: ['<rootDir>/apps/api/src/cli/as-process/*.int-spec.ts'],
    },
  ],
};
