import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { promises as dns } from 'node:dns';
import type { Patient } from './check.js';
import { examine } from './examine.js';
import { mailDomain } from './mail.checks.js';
import { withoutSecrets } from './secrets.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const patient = (env: Patient['env'] = {}, source: NodeJS.ProcessEnv = {}): Patient => ({
  env,
  source,
  backups: undefined,
});

/** What DNS has: texts by name; a name with nothing below it is `null`. */
function inDns(records: Record<string, string[] | null>): void {
  jest.spyOn(dns, 'resolveTxt').mockImplementation(async (name) => {
    const found = records[name];
    if (found) return found.map((text) => [text]);
    throw Object.assign(new Error(name), { code: found === null ? 'ENODATA' : 'ENOTFOUND' });
  });
}

describe('the domain that mail is from', () => {
  const SPF = 'v=spf1 include:_spf.mail.mx -all';
  const WHOLE = { 'lender.mx': [SPF], '_dmarc.lender.mx': ['v=DMARC1; p=reject'], '_domainkey.lender.mx': null };
  const look = () => mailDomain.examine(patient({ MAIL_FROM: 'Flota <hola@lender.mx>' }));

  it.each<[string, Record<string, string[] | null>, string, string]>([
    ['whole', WHOLE, 'ok', 'has SPF, DKIM keys and DMARC'],
    ['without SPF', { ...WHOLE, 'lender.mx': ['other=1'] }, 'fail', 'no SPF'],
    ['without keys', { ...WHOLE, '_domainkey.lender.mx': undefined as never }, 'warn', 'no DKIM'],
    ['without anything', {}, 'fail', 'no SPF, no DKIM, no DMARC'],
    ['that lets anybody send', { ...WHOLE, 'lender.mx': ['v=spf1 +all'] }, 'fail', 'lets anybody send'],
  ])('%s', async (_what, records, status, found) => {
    inDns(records);
    expect(await look()).toMatchObject({ status, found: expect.stringContaining(found) });
  });

  it('that DNS does not tell of is a failure to look', async () => {
    jest.spyOn(dns, 'resolveTxt').mockRejectedValue(Object.assign(new Error('queryTxt'), { code: 'ESERVFAIL' }));
    await expect(look()).rejects.toThrow();
  });
});

describe('a check', () => {
  it('that takes too long fails, and keeps no other from being told', async () => {
    const slow = { name: 'slow', examine: () => new Promise<never>(() => undefined) };
    const quick = { name: 'quick', examine: async () => ({ status: 'ok', found: 'well' }) as const };
    expect(await examine([slow, quick], patient(), undefined, 50)).toMatchObject([
      { name: 'slow', status: 'fail', found: 'no answer within 0.05 s' },
      { name: 'quick', status: 'ok' },
    ]);
  });

  it('never tells a secret, whoever quotes it', async () => {
    const source = {
      APP_SECRET: 'whole-secret',
      DATABASE_URL: 'postgresql://flota:p%40ss-word@db/flota',
      FIELD_KEYS: 'a:first-secret,b:second-secret',
    };
    const told = 'p%40ss-word p@ss-word whole-secret first-secret second-secret flota';
    expect(withoutSecrets(told, source)).toBe('*** *** *** *** *** flota');
    const telling = { name: 'telling', examine: () => Promise.reject(new Error('refused p@ss-word')) };
    const [diagnosis] = await examine([telling], patient({}, source));
    expect(diagnosis?.found).toContain('refused ***');
  });
});
