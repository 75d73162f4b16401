import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { addDays, type AdminCollectionAgency, todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../contracts/index.js';
import { contractOf } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

/*
 * Whoever pays holds the contract and then changes its case. Who hands over, takes back or stops at that moment waits for them at
 * the contract: one who held the case already would wait for the contract, and be waited for.
 */
let api: TestApp;
let finance: SignedIn;
let contracts: Contract[];
let agency: AdminCollectionAgency;
const today = todayInMexico();
/** Longer than PostgreSQL takes to see that one waits for nobody in return, so that the payment would be what it ends. */
const UNTIL_THEY_WAIT_MS = 1_500;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.http.post(`/api/admin/${path}`).set(finance.headers).send(body);

let count = 0;
beforeEach(async () => {
  const owner = await api.signIn('customer');
  const late = { dueDaysAgo: 10, history: [{ does: 'pays on time' as const, instalments: 13 }] };
  contracts = [await contractOf(api, owner, late), await contractOf(api, owner, late)].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  const sheet = {
    name: `Cobranza del Mayab ${++count}, S.C.`,
    ...{ rfc: 'GBA150302AB1', address: 'Calle 60, Centro, 97000 Mérida, Yuc.', phones: ['999 210 4455'] },
    ...{ email: 'gestion@mayab.example', collectors: ['Ana Lucía Treviño'], contractFrom: addDays(today, -30) },
  };
  agency = (await post('collection-agencies', sheet).expect(201)).body as AdminCollectionAgency;
});

const ids = () => contracts.map(({ id }) => id);
/** The second one first. */
const rows = () => ids().toReversed();
const handover = () => ({ agencyId: agency.id, fromOn: today, untilOn: null, reason: 'Tres promesas rotas' });
const give = () => post(`collections/${ids()[0]}/handover`, handover());
const giveTogether = () =>
  post('collections/handovers', { ...handover(), rows: rows().map((id) => ({ id })), together: true });
const takeBack = () => post(`collections/${ids()[0]}/handover/end`, { reason: 'Ya habló con nosotros' });
const stop = (allContracts: boolean) => post(`collections/${ids()[0]}/stops`, { reason: 'lawyer', allContracts });
const switchOff = () =>
  api.http
    .patch(`/api/admin/collection-agencies/${agency.id}`)
    .set(finance.headers)
    .send({ active: false, updatedAt: agency.updatedAt });

it.each([
  ['handed over', [], give, 204],
  ['handed over together', [], giveTogether, 200],
  ['taken back', [giveTogether], takeBack, 204],
  ['stopped', [giveTogether], () => stop(false), 204],
  ['stopped with all others', [giveTogether], () => stop(true), 204],
  ['returned, as its agency is switched off', [giveTogether], switchOff, 200],
])(
  'a case that is %s at the moment of a payment waits for it, and it for nothing',
  async (_what, first, does, status) => {
    for (const step of first) await step();
    const ledgers = api.app.get(Ledgers);
    const [one = '', other = ''] = ids();
    let tries = 0;
    const answered = async () => (await does()).status;
    let done: Promise<number> | undefined;
    await api.prisma.$transaction(async (database) => {
      tries += 1;
      await ledgers.lock(database, [one]);
      done ??= answered();
      await wait(UNTIL_THEY_WAIT_MS);
      await ledgers.lock(database, [one, other]);
      for (const id of [one, other])
        await ledgers.enter(database, id, { type: 'payment', amount: '100.00', on: today, reference: 'T-1' });
    });
    expect(await done).toBe(status);
    expect(tries).toBe(1);
  },
);
