import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, type AccountPolicySubmission, insuredContractSchema, todayInMexico } from '@flota/schemas';
import { createPolicy } from '@flota/prisma/seed';
import { z } from 'zod';
import { pdf } from '../testing/bill-form.js';
import { contractOf } from '../testing/contract-owners.js';
import { mailsAbout } from '../testing/mails.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { PolicyRemindersSweep } from './policy-reminders.sweep.js';

let api: TestApp;
let customer: SignedIn;
let care: SignedIn;
let contractId: string;
const today = todayInMexico();

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  customer = await api.signIn('customer');
  contractId = (await contractOf(api, customer)).id;
});

const said = {
  insurer: 'Aseguradora Horizonte',
  coverage: 'Cobertura amplia',
  startsOn: today,
  endsOn: addDays(today, 365),
  premium: '48900.00',
  sumInsured: '1250000',
  lenderFirst: 'yes',
};
const number = () => `HZ-${crypto.randomUUID().slice(0, 8)}`;

function send(
  fields: object = {},
  {
    who = customer,
    file = pdf,
    key = crypto.randomUUID(),
  }: Partial<{ who: SignedIn; file: Buffer | null; key: string }> = {},
) {
  const call = api.http.post('/api/customers/policy-submissions').set(who.headers).set('idempotency-key', key);
  for (const [name, value] of Object.entries({ ...said, number: number(), contractId, ...fields }))
    call.field(name, value);
  return file ? call.attach('policy', file, 'poliza.pdf') : call;
}
const sent = async (fields?: object) => (await send(fields).expect(201)).body as AccountPolicySubmission;
const decide = (id: string, body: object) =>
  api.http.post(`/api/admin/policy-submissions/${id}/decision`).set(care.headers).send(body);
const insurance = async () =>
  z
    .array(insuredContractSchema)
    .parse((await api.http.get('/api/customers/insurance').set(customer.headers).expect(200)).body)
    .find((contract) => contract.contractId === contractId);

describe('a policy that is sent in', () => {
  it('is kept once, and its customer and the lender are told', async () => {
    const key = crypto.randomUUID();
    const fields = { number: number() };
    const { body } = await send(fields, { key }).expect(201);
    const again = await send(fields, { key }).expect(201);
    const { id, state, events } = body as AccountPolicySubmission;
    expect((again.body as AccountPolicySubmission).id).toBe(id);
    expect({ state, steps: events.map((event) => event.state) }).toEqual({ state: 'received', steps: ['received'] });
    expect(await mailsAbout(api.prisma, 'policy_submission', id)).toHaveLength(2);
    expect((await insurance())?.submissions).toMatchObject([{ id, sumInsured: '1250000.00' }]);
  });

  it.each<[string, object, { file?: null }, string, string]>([
    ['without its document', {}, { file: null }, 'policy', 'FILE.REQUIRED'],
    ['that ends before it begins', { endsOn: addDays(today, -1) }, {}, 'endsOn', 'DATE.BEFORE_START'],
    ['of no insurer', { insurer: ' ' }, {}, 'insurer', 'TEXT.REQUIRED'],
    ['of no sum', { sumInsured: '0.00' }, {}, 'sumInsured', 'AMOUNT.INVALID'],
    ['that says nothing of the lender', { lenderFirst: '' }, {}, 'lenderFirst', 'CHOICE.INVALID'],
  ])('%s is refused', async (_what, fields, options, field, code) => {
    const { body } = await send(fields, options).expect(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
  });

  it('is the only open one of its contract, also of two at once', async () => {
    const statuses = await Promise.all([send(), send()].map(async (call) => (await call).status));
    expect(statuses.toSorted()).toEqual([201, 409]);
  });

  it('of another customer’s contract is refused', async () => {
    await send({}, { who: await api.signIn('customer') }).expect(404);
  });
});

describe('a decision', () => {
  it('to accept makes it the contract’s policy, once', async () => {
    const { id, number: policyNumber } = await sent();
    await decide(id, { decision: 'in_review' }).expect(204);
    await decide(id, { decision: 'in_review' }).expect(409);
    await decide(id, { decision: 'accepted' }).expect(204);
    expect((await decide(id, { decision: 'rejected', reason: 'Es otra.' }).expect(409)).body).toMatchObject({
      code: 'POLICY.DECIDED',
    });
    const contract = await insurance();
    expect(contract).toMatchObject({
      coveredUntil: said.endsOn,
      policies: [{ number: policyNumber, hasPdf: true, premium: '48900.00' }],
    });
    expect(contract?.submissions[0]?.events.map(({ state }) => state)).toEqual(['received', 'in_review', 'accepted']);
    expect(await mailsAbout(api.prisma, 'policy_submission', id)).toHaveLength(3);
    expect(await api.prisma.auditEntry.count({ where: { resource: 'policy-submissions', recordId: id } })).toBe(2);
  });

  it('to reject says why, and lets another one be sent', async () => {
    const { id } = await sent();
    await decide(id, { decision: 'rejected' }).expect(422);
    await decide(id, { decision: 'rejected', reason: 'Falta el endoso.' }).expect(204);
    await sent();
    const contract = await insurance();
    expect(contract?.submissions.map(({ state, reason }) => ({ state, reason }))).toEqual([
      { state: 'received', reason: null },
      { state: 'rejected', reason: 'Falta el endoso.' },
    ]);
    expect(contract?.policies).toEqual([]);
  });

  it('does not take the policy of another contract', async () => {
    const other = await contractOf(api, customer);
    const policy = await createPolicy(api.prisma, { contractId: other.id, insurer: said.insurer, number: number() });
    const { id } = await sent({ number: policy.number });
    expect((await decide(id, { decision: 'accepted' }).expect(409)).body).toMatchObject({ code: 'POLICY.OF_ANOTHER' });
  });

  it('shows staff what the policy lacks', async () => {
    const { id } = await sent({ lenderFirst: 'no', coverage: 'Responsabilidad civil', startsOn: addDays(today, 9) });
    const { body } = await api.http.get(`/api/admin/policy-submissions/${id}`).set(care.headers).expect(200);
    expect((body as { findings: string[] }).findings).toEqual(
      expect.arrayContaining(['gap', 'not-first', 'not-ample']),
    );
  });
});

describe('reminders', () => {
  const sweep = (on: string) => api.app.get(PolicyRemindersSweep).sweep(on);
  const told = (policyId: string) => mailsAbout(api.prisma, 'policy', policyId);

  beforeEach(() => api.prisma.policy.deleteMany());

  it('are owed once a step, and of steps that were missed the last', async () => {
    const endsOn = addDays(today, 100);
    const { id } = await createPolicy(api.prisma, { contractId, endsOn });
    for (const days of [31, 30, 29, 15, 5, 4, 0, -1, -2]) {
      await sweep(addDays(endsOn, -days));
      await sweep(addDays(endsOn, -days));
    }
    expect(await told(id)).toHaveLength(5);
    const late = await createPolicy(api.prisma, { contractId: (await contractOf(api, customer)).id, endsOn });
    await sweep(addDays(endsOn, -3));
    expect(await told(late.id)).toHaveLength(1);
  });

  it('stop once another policy is there, or was sent in', async () => {
    const endsOn = addDays(today, 20);
    const { id } = await createPolicy(api.prisma, { contractId, endsOn });
    const submission = await sent();
    await sweep(today);
    expect(await told(id)).toHaveLength(0);
    await decide(submission.id, { decision: 'rejected', reason: 'No se lee.' }).expect(204);
    await sweep(today);
    expect(await told(id)).toHaveLength(1);
    await createPolicy(api.prisma, { contractId, startsOn: endsOn, endsOn: addDays(endsOn, 365) });
    await sweep(addDays(endsOn, -5));
    expect(await told(id)).toHaveLength(1);
  });
});
