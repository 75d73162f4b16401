import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { planRules } from '@flota/prisma/seed';
import { addDays, type Problem, todayInMexico } from '@flota/schemas';
import { createClient } from '../../testing/clients.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let finance: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const PERSON = 'OOBR800101AB3';
const COMPANY = 'TRN950311AB1';
const signedOn = todayInMexico();
const propose = (asked: object) =>
  api.http
    .post('/api/admin/contracts/proposed-vat')
    .set(finance.headers)
    .send({ kind: 'direct_credit', signedOn, ...asked });

async function setRules(rules: object) {
  const plan = '/api/admin/plans/credito-directo';
  const { body } = await api.http.get(plan).set(finance.headers).expect(200);
  const { updatedAt } = body as { updatedAt: string };
  await api.http.patch(plan).set(finance.headers).send({ rules, updatedAt }).expect(200);
}

describe('the VAT on interest that is proposed', () => {
  it.each([
    ['a person of whom nothing is known', { rfc: PERSON }, 'fisica', '0.16'],
    ['a person with wages', { rfc: PERSON, regime: '605' }, 'fisica', '0.16'],
    ['a person with business activity', { rfc: PERSON, regime: '612' }, 'fisica_empresarial', '0'],
    ['a company', { rfc: COMPANY, regime: '601' }, 'moral', '0'],
    ['a company, with a balloon', { rfc: COMPANY, kind: 'flexibility' }, 'moral', '0'],
  ])('for %s follows from who they are', async (_who, asked, personType, vatOnInterestRate) => {
    const { body } = await propose(asked).expect(200);
    expect(body).toEqual({ personType, borderRegion: false, vatOnInterestRate });
  });

  it('is the plan’s own rate', async () => {
    const rules = {
      ...planRules['credito-directo'],
      vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0.16', moral: '0' },
    };
    await setRules(rules);
    expect((await propose({ rfc: PERSON, regime: '612' })).body).toMatchObject({ vatOnInterestRate: '0.16' });
    await setRules(planRules['credito-directo']);
  });

  it('is that of the border region for who is known to be of it on the day of signing', async () => {
    const rfc = 'LOME850505KJ1';
    const { taxProfile } = await createClient(api, { rfc, email: 'frontera@cliente.test' });
    const borderRegionUntil = dateColumn(signedOn);
    await api.prisma.taxProfile.update({ where: { id: taxProfile.id }, data: { borderRegionUntil } });
    expect((await propose({ rfc })).body).toEqual({
      personType: 'fisica',
      borderRegion: true,
      vatOnInterestRate: '0.08',
    });
    expect((await propose({ rfc, signedOn: addDays(signedOn, 1) })).body).toMatchObject({
      borderRegion: false,
      vatOnInterestRate: '0.16',
    });
    // Who bears none bears none there either.
    expect((await propose({ rfc, regime: '612' })).body).toMatchObject({ borderRegion: true, vatOnInterestRate: '0' });
  });

  it.each([
    [{ rfc: 'X' }, 'rfc'],
    [{ rfc: PERSON, kind: 'pure_lease' }, 'kind'],
    [{ rfc: PERSON, signedOn: 'hoy' }, 'signedOn'],
    [{ rfc: PERSON, regime: 'sueldos' }, 'regime'],
  ])('is not to be had with %j', async (asked, field) => {
    expect(((await propose(asked).expect(422)).body as Problem).errors).toMatchObject([{ field }]);
  });
});
