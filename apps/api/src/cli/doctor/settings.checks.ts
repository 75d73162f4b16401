import { settingFaults } from '../../platform/config/env.js';
import { withDatabase } from '../lib/with-database.js';
import { type Check, fail, ok, warn } from './check.js';

export const settings: Check = {
  name: 'settings',
  async examine({ source }) {
    const faults = settingFaults(source);
    if (faults.length === 0) return ok('they can be');
    const told = faults.map(({ setting, message }) => `${setting} ${message}`).join('; ');
    return fail(told, 'Put them right in .env: .env.example explains each.');
  },
};

/** The API ends no TLS itself: an address with https has a proxy before it. */
export const proxy: Check = {
  name: 'proxy',
  needs: ['APP_URL', 'TRUST_PROXY'],
  async examine({ env: { APP_URL = '', TRUST_PROXY = 0 } }) {
    const isBehind = APP_URL.startsWith('https:');
    if (isBehind && TRUST_PROXY === 0) {
      return warn(
        'APP_URL is https, so a proxy stands before the API, and TRUST_PROXY is 0',
        'Set TRUST_PROXY to how many proxies there are: now all visitors share one address and its limits.',
      );
    }
    if (!isBehind && TRUST_PROXY > 0) {
      return warn(
        `APP_URL is http, and ${TRUST_PROXY} proxies are believed`,
        'Without a proxy set TRUST_PROXY=0: now any visitor can invent an address.',
      );
    }
    return ok(TRUST_PROXY === 0 ? 'none, and none is believed' : `${TRUST_PROXY} before the API`);
  },
};

export const cards: Check = {
  name: 'cards',
  needs: ['NODE_ENV'],
  async examine({ env: { NODE_ENV, STRIPE_SECRET_KEY: key }, source }) {
    if (await isConnected(source)) return ok('as staff set it up in the backoffice, in Integraciones');
    if (!key) return ok('none: customers pay by transfer');
    const isTest = key.startsWith('sk_test_') || key.startsWith('rk_test_');
    if (NODE_ENV === 'production' && isTest) {
      return fail('STRIPE_SECRET_KEY is one for tests', 'Put the live key there: cards are not charged with this one.');
    }
    return ok(isTest ? 'Stripe, with a key for tests' : 'Stripe');
  },
};

/** Where the database can't be asked, its own check says so. */
const isConnected = (source: NodeJS.ProcessEnv): Promise<boolean> =>
  withDatabase(
    source,
    async (prisma) => (await prisma.connector.count({ where: { name: 'cards', isOn: true } })) > 0,
  ).catch(() => false);
