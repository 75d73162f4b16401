import { lint } from './lint.mjs';
import { advisories, billOfMaterials, licences, suppliers } from './packages.mjs';
import { NOT_IN_THE_BROWSER_WITHOUT_REDIS, suitesThatMeetRedis, suitesWithoutRedis } from './redis-tests.mjs';
import { check, faultsInShort, inTurn, jest, playwright, watchJest } from './suites.mjs';

/**
 * @typedef {object} Stage
 * @property {(words: string[]) => import('./suites.mjs').Suite} run the words are paths or names to choose by
 * @property {import('./provisions.mjs').Need[]} needs
 * @property {boolean} [cheap] keeps one core busy and is silent while it does: runs beside the others
 * @property {boolean} [takesWords]
 * @property {(words: string[]) => import('./suites.mjs').Suite} [watches] the same until the user ends it
 * @property {{ stage: string, run: () => import('./suites.mjs').Suite }} [runBeside] what of it is left to run where
 *   another stage runs the rest
 */

const PRETTIER = ['--check', '--log-level=warn', '--ignore-unknown', '--cache', '--cache-strategy=content'];
PRETTIER.push('--cache-location=node_modules/.cache/prettier/flota');

/** In the title of browser tests that go through every page, or repeat another at another width: the whole leaves them out. */
const THOROUGH = '@thorough';

/** In the order in which they tell the most the soonest. @type {Record<string, Stage>} */
export const STAGES = {
  format: {
    run: (words) => check('prettier', [...PRETTIER, ...(words.length > 0 ? words : ['.'])]),
    needs: [],
    cheap: true,
    takesWords: true,
  },
  packages: { run: () => inTurn(licences, suppliers, billOfMaterials, advisories), needs: [], cheap: true },
  // Follows imports of what is generated, too: the types of routes.
  unused: { run: () => check('knip', []), needs: ['server'], cheap: true },
  types: {
    run: () =>
      inTurn(
        check('tsc', ['-b']),
        check('tsc', ['--noEmit'], 'apps/site'),
        check('tsc', ['--noEmit'], 'apps/backoffice'),
        check('tsc', ['--noEmit'], 'e2e'),
      ),
    needs: ['server'],
    cheap: true,
  },
  lint: {
    run: lint,
    needs: ['server'],
    cheap: true,
    takesWords: true,
  },
  unit: {
    run: (words) => jest(['unit', 'dom'], words),
    watches: (words) => watchJest(['unit', 'dom'], words),
    needs: ['client'],
    takesWords: true,
  },
  integration: {
    run: (words) => jest(['integration'], words),
    runBeside: { stage: 'integration-redis', run: () => jest(['integration'], suitesWithoutRedis()) },
    watches: (words) => watchJest(['integration'], words),
    needs: ['client', 'postgres'],
    takesWords: true,
  },
  // They run what the image runs.
  commands: {
    run: (words) => jest(['commands'], words),
    watches: (words) => watchJest(['commands'], words),
    needs: ['api', 'postgres'],
    takesWords: true,
  },
  'integration-redis': {
    run: (words) => jest(['integration'], words.length > 0 ? words : suitesThatMeetRedis()),
    watches: (words) => watchJest(['integration'], words),
    needs: ['client', 'postgres', 'redis'],
    takesWords: true,
  },
  faults: { run: faultsInShort, needs: ['everything'] },
  e2e: {
    run: playwright,
    runBeside: {
      stage: 'e2e-redis',
      run: () => playwright(['--grep-invert', `${NOT_IN_THE_BROWSER_WITHOUT_REDIS}|${THOROUGH}`]),
    },
    needs: ['everything', 'postgres', 'filled', 'chromium', 'java'],
    takesWords: true,
  },
  'e2e-redis': {
    run: (words) => playwright(words.length > 0 ? words : ['--grep-invert', THOROUGH]),
    needs: ['everything', 'postgres', 'filled', 'redis', 'chromium'],
    takesWords: true,
  },
};
