import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { addDays, type AdminCollectionAgency, todayInMexico } from '@flota/schemas';
import pg from 'pg';
import { signedInOwner, type OwnerOfContract } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ReturnedCasesMail } from './returned-cases.mail.js';
import { ReturnedCases } from './returned-cases.service.js';
import { ReturnedCasesSweep } from './returned-cases.sweep.js';

let api: TestApp;
let finance: SignedIn;
let own: OwnerOfContract;
let agency: AdminCollectionAgency;
const today = todayInMexico();
const ENDS_ON = addDays(today, 5);
const THE_DAY_AFTER = addDays(today, 6);

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
  own = await signedInOwner(api, { dueDaysAgo: 10, history: [{ does: 'pays on time' as const, instalments: 13 }] });
});
afterAll(() => api.close());

let count = 0;
beforeEach(async () => {
  const sheet = {
    name: `Cobranza de la Sierra ${++count}, S.C.`,
    ...{ rfc: 'GBA150302AB1', address: 'Av. Juárez 12, Centro, 31000 Chihuahua, Chih.', phones: ['614 210 4455'] },
    ...{ email: 'gestion@sierra.example', collectors: ['Ana Lucía Treviño'] },
    ...{ contractFrom: addDays(today, -30), contractUntil: ENDS_ON },
  };
  const made = await api.http.post('/api/admin/collection-agencies').set(finance.headers).send(sheet).expect(201);
  agency = made.body as AdminCollectionAgency;
});

/** As many contracts as that which the agency has in hand. */
async function inHand(cases: number): Promise<string[]> {
  const made = await api.prisma.$queryRaw<{ id: string }[]>`
    INSERT INTO contract SELECT (jsonb_populate_record(contract, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'A' || ${count}::int || '-' || n, 'payment_reference', 'A' || ${count}::int || '-' || n))).*
    FROM contract, generate_series(1, ${cases}) n WHERE id = ${own.contract.id}::uuid RETURNING id`;
  const ids = made.map(({ id }) => id);
  await api.prisma.$executeRaw`
    INSERT INTO collection_case SELECT (jsonb_populate_record(known, jsonb_build_object('contract_id', id))).*
    FROM collection_case known, unnest(${ids}::uuid[]) id WHERE known.contract_id = ${own.contract.id}::uuid`;
  await api.prisma.$executeRaw`
    INSERT INTO collection_handover (id, contract_id, agency_id, from_on, reason, by_id)
    SELECT gen_random_uuid(), id, ${agency.id}::uuid, ${dateColumn(today)}, 'Tres promesas rotas', ${finance.id}::uuid
    FROM unnest(${ids}::uuid[]) id`;
  return ids;
}
const ended = () => api.prisma.collectionHandover.count({ where: { agencyId: agency.id, endedAt: { not: null } } });
const edit = async (over: object) => {
  const path = `/api/admin/collection-agencies/${agency.id}`;
  const { updatedAt } = (await api.http.get(path).set(finance.headers).expect(200)).body as AdminCollectionAgency;
  return api.http
    .patch(path)
    .set(finance.headers)
    .send({ ...over, updatedAt });
};
const takeBack = (contractId = '') =>
  api.http
    .post(`/api/admin/collections/${contractId}/handover/end`)
    .set(finance.headers)
    .send({ reason: 'Ya habló con nosotros' })
    .expect(204);
const sweep = (day = THE_DAY_AFTER) => api.app.get(ReturnedCasesSweep).sweep(day);
/** How many cases each mail of that agency's tells of, as it goes out now. */
async function told(): Promise<number[]> {
  const mails = await api.prisma.outboundEmail.findMany({
    where: { kind: 'collections.send-returned-cases', aboutId: agency.id },
    orderBy: { id: 'asc' },
  });
  const letters = mails.map(({ createdAt, id, recipient }) =>
    api.app.get(ReturnedCasesMail).compose({
      ...{ id, about: { kind: 'collection_agency', id: agency.id }, to: recipient },
      ...{ owedAt: createdAt, sender: {} as never, siteUrl: () => '', staffUrl: () => '' },
    }),
  );
  return (await Promise.all(letters)).map(({ paragraphs: [what] }) => Number(/: (\d+)\. /.exec(String(what))?.[1]));
}

describe('thousands of cases of an agency', () => {
  const CASES = 3_000;

  it('come back with the change that switches it off, by few statements', async () => {
    const ids = await inHand(CASES);
    const asked = jest.spyOn(pg.Client.prototype, 'query');
    expect((await edit({ active: false })).status).toBe(200);
    expect(asked.mock.calls.length).toBeLessThan(100);
    asked.mockRestore();
    expect(await ended()).toBe(CASES);
    const entries = { resource: 'collections', action: 'take-back', recordId: { in: ids } };
    expect(await api.prisma.auditEntry.count({ where: { ...entries, actorId: finance.id } })).toBe(CASES);
    expect(await api.prisma.collectionCase.count({ where: { agencyId: agency.id } })).toBe(0);
    expect(await told()).toEqual([CASES]);
  });

  it('come back some at a time once its contract is over, and are told of together', async () => {
    const ids = await inHand(700);
    expect(await sweep()).toBe(700);
    const [{ changes } = { changes: 0 }] = await api.prisma.$queryRaw<{ changes: number }[]>`
      SELECT count(DISTINCT xmin::text)::int AS changes FROM collection_case WHERE contract_id = any(${ids}::uuid[])`;
    expect(changes).toBe(3);
    expect(await told()).toEqual([700]);
    expect(await sweep()).toBe(0);
    expect(await told()).toEqual([700]);
  });
});

describe('staff are told', () => {
  it('of what came back by itself, and not of what they took back that day', async () => {
    const [one] = await inHand(3);
    await takeBack(one);
    await sweep();
    expect(await told()).toEqual([2]);
  });

  it('of what a run brought back that broke off, with the next one', async () => {
    await inHand(3);
    const step = await api.prisma.$transaction((database) =>
      api.app.get(ReturnedCases).onDay(database, agency.id, THE_DAY_AFTER, 2),
    );
    expect(step).toEqual({ ended: 2, more: true });
    expect(await told()).toEqual([]);
    await sweep();
    expect(await told()).toEqual([3]);
  });

  it('of each run what came back by it', async () => {
    await inHand(2);
    await sweep();
    await edit({ contractUntil: addDays(today, 60) });
    count += 1;
    await inHand(3);
    await edit({ active: false });
    expect(await told()).toEqual([2, 3]);
  });
});

it('keeps what it has where its contract is extended at the very moment', async () => {
  await inHand(1);
  let swept: Promise<number> | undefined;
  await api.prisma.$transaction(async (database) => {
    await database.collectionAgency.update({
      where: { id: agency.id },
      data: { contractUntil: dateColumn(addDays(today, 90)) },
    });
    swept = sweep();
    await wait(500);
  });
  expect(await swept).toBe(0);
  expect(await ended()).toBe(0);
});
