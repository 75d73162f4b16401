import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AccountHome, accountHomeSchema, issuedDueCalendarSchema } from '@flota/schemas';
import { contractOf, signedInOwner } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const OWN = '/api/customers/due-calendar';

async function issue({ headers }: SignedIn, withAmounts = false): Promise<string> {
  const { body } = await api.http.post(OWN).set(headers).send({ withAmounts }).expect(201);
  return new URL(issuedDueCalendarSchema.parse(body).address).pathname;
}

const homeOf = async ({ headers }: SignedIn): Promise<AccountHome> =>
  accountHomeSchema.parse((await api.http.get('/api/customers/home').set(headers).expect(200)).body);

/** Of the lines that calendars fold. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');
const read = async (path: string): Promise<string> => unfolded((await api.http.get(path).expect(200)).text);

describe('the address of a calendar', () => {
  it('tells whoever has it when payments fall due, for a year, and nothing else', async () => {
    const { owner, contract } = await signedInOwner(api, { nickname: 'La roja', dueDaysAgo: 10 });
    const [first] = (await homeOf(owner)).dueDays;
    const answer = await api.http.get(await issue(owner)).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const text = unfolded(answer.text);
    expect(text).toContain(`DTSTART;VALUE=DATE:${first?.on.replaceAll('-', '')}`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    expect(text).toMatch(/SUMMARY:Pago a /);
    for (const secret of [contract.number, 'La roja', '$', owner.id]) expect(text).not.toContain(secret);
  });

  it('tells how much and of which contract where the customer chose it, day by day', async () => {
    const { owner } = await signedInOwner(api, { nickname: 'La roja', dueDaysAgo: 10 });
    await contractOf(api, owner, { nickname: 'La azul', dueDaysAgo: 10, termMonths: 48 });
    const [day] = (await homeOf(owner)).dueDays;
    expect(day).toMatchObject({ count: 2, contractId: null });
    const path = await issue(owner, true);
    const pesos = (amount = '') => amount.replace(/\B(?=(\d{3})+\.)/g, '\\,');
    expect(await read(path)).toContain(`$${pesos(day?.amount)}`);
    expect(await read(path)).toMatch(/DESCRIPTION:La (roja|azul): \$.* MXN\\nLa (roja|azul): /);

    await api.http.patch(OWN).set(owner.headers).send({ withAmounts: false }).expect(200);
    expect(await read(path)).not.toContain('$');
  });

  it('leads nowhere once there is a newer one, once it is revoked, and when the account is closed', async () => {
    const { owner } = await signedInOwner(api);
    const former = await issue(owner);
    const path = await issue(owner);
    await api.http.get(former).expect(404);
    await api.http.get(path).expect(200);

    await api.prisma.customer.update({ where: { id: owner.id }, data: { active: false } });
    await api.http.get(path).expect(404);
    await api.prisma.customer.update({ where: { id: owner.id }, data: { active: true } });

    await api.http.delete(OWN).set(owner.headers).expect(204);
    await api.http.delete(OWN).set(owner.headers).expect(204);
    await api.http.get(path).expect(404);
    await api.http.patch(OWN).set(owner.headers).send({ withAmounts: true }).expect(404);
    expect((await api.http.get(OWN).set(owner.headers).expect(200)).body).toEqual({ calendar: null });
  });

  it('is told once and kept as a hash; the audit log says who made and revoked it', async () => {
    const owner = await api.signIn('customer');
    const path = await issue(owner, true);
    const token = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
    const { body } = await api.http.get(OWN).set(owner.headers).expect(200);
    expect(body).toMatchObject({ calendar: { withAmounts: true } });
    const row = await api.prisma.dueCalendar.findUniqueOrThrow({ where: { customerId: owner.id } });
    expect(JSON.stringify([body, row])).not.toContain(token);
    await api.http.delete(OWN).set(owner.headers).expect(204);
    const entries = await api.prisma.auditEntry.findMany({ where: { recordId: owner.id }, orderBy: { at: 'asc' } });
    const made = entries.filter(({ action }) => action.endsWith('-calendar'));
    expect(made.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['issue-calendar', owner.id],
      ['revoke-calendar', owner.id],
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('is one, of two that are asked for at once', async () => {
    const owner = await api.signIn('customer');
    const paths = await Promise.all([issue(owner), issue(owner), issue(owner)]);
    const states = await Promise.all(paths.map(async (path) => (await api.http.get(path)).status));
    expect(states.toSorted()).toEqual([200, 404, 404]);
  });

  it.each(['x.ics', 'a'.repeat(43), `${'a'.repeat(44)}.ics`])('is not %s', async (file) => {
    const { status } = await api.http.get(`/api/due-calendars/${file}`);
    expect([400, 404, 422]).toContain(status);
  });

  it('that nobody was given is not found', async () => {
    await api.http.get(`/api/due-calendars/${'a'.repeat(43)}.ics`).expect(404);
  });
});
