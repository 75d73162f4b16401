import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Contract, Event } from '@flota/prisma';
import { createCustomer, createInvoice, createLead, createPolicy, createTaxProfile } from '@flota/prisma/seed';
import { CONTENT, type EventData, EVENTS, type EventType, todayInMexico } from '@flota/schemas';
import { Ledgers, type NewEvent } from './contracts/index.js';
import { FieldEncryption } from './platform/crypto/field-encryption.js';
import { Outbox } from './platform/outbox/outbox.js';
import { makePng, pdf, purchase } from './testing/bill-form.js';
import { signedInOwner } from './testing/contract-owners.js';
import { eventually } from './testing/eventually.js';
import { contactForm, prospectForm, syntageForm } from './testing/lead-forms.js';
import { createPaidOffContract } from './testing/paid-off-contract.js';
import { c01 } from './testing/quote-request.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type Told<Type extends EventType> = Omit<Event, 'data'> & { data: EventData<Type> };

/** What was told of a type while it was done, in its order. */
async function told<Type extends EventType>(type: Type, what: () => Promise<unknown>): Promise<Told<Type>[]> {
  const last = await api.prisma.event.aggregate({ _max: { position: true } });
  await what();
  const rows = await api.prisma.event.findMany({
    where: { type, position: { gt: last._max.position ?? 0n } },
    orderBy: { position: 'asc' },
  });
  return rows.map((row) => ({ ...row, data: EVENTS[type].data.strict().parse(row.data) as EventData<Type> }));
}

const today = todayInMexico();
const enter = ({ id }: Contract, event: NewEvent) =>
  api.app.get(Outbox).commit((database) => api.app.get(Ledgers).enter(database, id, event));
const payment = (amount: string): NewEvent => ({ type: 'payment', amount, on: today, reference: 'SPEI de Ana Ruiz' });
const changes = (events: Told<'customer.changed' | 'contract.changed' | 'policy.changed' | 'invoice.changed'>[]) =>
  events.map(({ data }) => data.change);

describe('what visitors do', () => {
  it('asking for a quote, once however often it is sent', async () => {
    const send = () =>
      api.http.post('/api/quotes').set('Idempotency-Key', 'one-quote-of-this-test').send(c01).expect(201);
    const [event, ...others] = await told('quote.requested', async () => {
      await send();
      await send();
    });
    expect(others).toEqual([]);
    expect(event?.data).toMatchObject({ planSlug: c01.plan, priceWithVat: '3480000.00', units: 1 });
  });

  it.each([
    ['contact', '/api/contact', contactForm],
    ['prospect', '/api/prospects', prospectForm],
    ['syntage', '/api/syntage', syntageForm],
  ])('becoming a lead by the form %s', async (kind, path, form) => {
    const events = await told('lead.created', async () => api.http.post(path).send(form).expect(201));
    expect(events.map(({ data }) => data.kind)).toEqual([kind]);
  });

  it('asking to be called, the first time', async () => {
    const { token } = (await api.http.post('/api/quotes').send(c01).expect(201)).body as { token: string };
    const call = () => api.http.post(`/api/quotes/${token}/call-back`).send({ preferredTime: 'morning' });
    const events = await told('lead.created', async () => {
      await call();
      await call();
    });
    expect(events.map(({ data }) => data.kind)).toEqual(['call-back']);
  });
});

describe('what staff do with leads', () => {
  it('making one of two, and two of one again', async () => {
    const { headers } = await api.signIn('care');
    const [kept, other] = [await createLead(api.prisma), await createLead(api.prisma)];
    const { updatedAt } = kept;
    const body = { updatedAt, other: { id: other.id, updatedAt: other.updatedAt }, take: [] };
    const send = async (path: string, sent: object) =>
      api.http.post(`/api/admin/leads/${path}`).set(headers).send(sent).expect(204);
    const data = { leadId: kept.id, mergedLeadId: other.id };
    const subject = { subjectKind: 'lead', subjectId: kept.id, data };
    expect(await told('lead.merged', () => send(`${kept.id}/merge`, body))).toMatchObject([subject]);
    expect(await told('lead.unmerged', () => send(`${other.id}/unmerge`, {}))).toMatchObject([subject]);
  });
});

describe('what happens to money', () => {
  it('a payment and its movements', async () => {
    const { contract } = await signedInOwner(api);
    let posted: Told<'movement.posted'>[] = [];
    const [received, ...others] = await told('payment.received', async () => {
      posted = await told('movement.posted', () => enter(contract, payment('1500.00')));
    });
    expect(others).toEqual([]);
    const subject = { subjectKind: 'contract', subjectId: contract.id };
    expect(received).toMatchObject({
      ...subject,
      data: { amount: '1500.00', kind: 'payment', paymentId: null, on: today },
    });
    const rows = await api.prisma.movement.findMany({ where: { eventId: received?.data.eventId } });
    const ofThat = posted.filter(({ data }) => rows.some(({ id }) => id === data.movementId));
    expect(ofThat).toHaveLength(rows.length);
    expect(ofThat).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ amount: '-1500.00' }) }));
  });

  it('a payment that is taken back, and counts again', async () => {
    const { contract } = await signedInOwner(api);
    const { eventIds } = await enter(contract, payment('1500.00'));
    const [eventId = ''] = eventIds;
    const takeBack = (of: string) => enter(contract, { type: 'reversal', of, on: today });
    let reversal = '';
    const [reversed] = await told('payment.reversed', async () => {
      [reversal = ''] = (await takeBack(eventId)).eventIds;
    });
    expect(reversed?.data).toMatchObject({ eventId, reversedByEventId: reversal, amount: '1500.00' });
    const [again] = await told('payment.received', () => takeBack(reversal));
    expect(again?.data).toMatchObject({ eventId, amount: '1500.00' });
  });

  it('credit from another contract is no payment', async () => {
    const { contract } = await signedInOwner(api);
    const { eventIds } = await enter(contract, payment('10.00'));
    const from = { ...payment('10.00'), counterpartId: eventIds[0] };
    expect(await told('payment.received', () => enter(contract, from))).toEqual([]);
  });

  it('nothing is told of what was undone', async () => {
    const { contract } = await signedInOwner(api);
    const failed = () =>
      api.app
        .get(Outbox)
        .commit(async (database) => {
          await api.app.get(Ledgers).enter(database, contract.id, payment('1.00'));
          throw new Error('undone');
        })
        .catch(() => undefined);
    expect(await told('payment.received', failed)).toEqual([]);
  });

  it('a contract that is settled, and none that a payoff falls short of', async () => {
    const { contract } = await signedInOwner(api);
    const { payoff } = await api.app.get(Ledgers).standing(contract.id);
    const short = (Number(payoff?.total) - 0.01).toFixed(2);
    expect(await told('contract.settled', () => enter(contract, { type: 'payoff', amount: short, on: today }))).toEqual(
      [],
    );
    const settled = await told('contract.settled', () => enter(contract, payment('0.01')));
    expect(settled.map(({ data }) => data.contractId)).toEqual([contract.id]);
  });

  it('a contract that is settled, once', async () => {
    const { contract } = await signedInOwner(api);
    const { payoff } = await api.app.get(Ledgers).standing(contract.id);
    const settled = await told('contract.settled', async () => {
      await enter(contract, { type: 'payoff', amount: payoff?.total ?? '', on: today });
      await enter(contract, payment('5.00'));
    });
    const data = { contractId: contract.id, contractNumber: contract.number, settledOn: today };
    expect(settled.map((event) => event.data)).toEqual([data]);
  });
});

describe('what the lender does', () => {
  it('issuing a statement', async () => {
    const { contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    const finance = await api.signIn('finance');
    const month = lastMonth();
    const events = await told('statement.issued', async () => {
      const worker = await api.startWorker();
      await api.http.post('/api/admin/statement-runs').set(finance.headers).send({ month, reason: '' }).expect(202);
      await eventually(
        () => api.prisma.statement.count({ where: { contractId: contract.id } }),
        (issued) => issued > 0,
      );
      await worker.close();
    });
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ contractId: contract.id, contractNumber: contract.number, month }),
    );
  });

  it('taking a bill request from step to step', async () => {
    const [customer, care] = [await api.signIn('customer'), await api.signIn('care')];
    const contract = await createPaidOffContract(api, customer.id);
    const events = await told('bill-request.changed', async () => {
      const files = { docs: pdf, sat: await makePng() };
      const sent = { fields: { contract_id: contract.id }, files };
      const { id } = (await purchase(api, customer, sent).expect(201)).body as { id: string };
      const step = api.http.post(`/api/admin/bill-requests/${id}/state`).set(care.headers);
      await step.send({ state: 'in_review', from: 'received', note: '' }).expect(204);
    });
    expect(events.map(({ data }) => [data.contractId, data.state])).toEqual([
      [contract.id, 'received'],
      [contract.id, 'in_review'],
    ]);
  });
});

describe('records that change, whoever changes them', () => {
  it('a contract and its customer, to the end', async () => {
    let ofContract: Told<'contract.changed'>[] = [];
    const { owner: customer, contract } = await signedInOwner(api);
    const ofCustomer = await told('customer.changed', async () => {
      ofContract = await told('contract.changed', async () => {
        const where = { id: contract.id };
        await api.prisma.contract.update({ where, data: { vin: '3AKJHHDR5PSNA0042' } });
        // Nobody outside sees these.
        await api.prisma.contract.update({ where, data: { nickname: 'El rojo' } });
        await api.prisma.customer.update({ where: { id: customer.id }, data: { totpLastStep: 7 } });
        await api.prisma.customer.update({ where: { id: customer.id }, data: { phone: '5512345678' } });
        await api.prisma.taxProfile.updateMany({ where: { customerId: customer.id }, data: { postalCode: '64000' } });
        await api.prisma.contract.delete({ where });
        await api.prisma.customer.delete({ where: { id: customer.id } });
      });
    });
    expect(changes(ofContract)).toEqual(['updated', 'deleted']);
    expect(changes(ofCustomer)).toEqual(['updated', 'updated', 'deleted']);
    expect(
      ofCustomer.every(({ subjectId, data }) => subjectId === customer.id && data.customerId === customer.id),
    ).toBe(true);
  });

  it('an invoice and a policy', async () => {
    const { contract } = await signedInOwner(api);
    let ofPolicy: Told<'policy.changed'>[] = [];
    const ofInvoice = await told('invoice.changed', async () => {
      ofPolicy = await told('policy.changed', async () => {
        const { id } = await createPolicy(api.prisma, { contractId: contract.id });
        await api.prisma.policy.update({ where: { id }, data: { premium: '51000.00' } });
        await createInvoice(api.prisma, { contractId: contract.id, fieldCipher: api.app.get(FieldEncryption) });
      });
    });
    expect(changes(ofPolicy)).toEqual(['created', 'updated']);
    expect(changes(ofInvoice)).toEqual(['created']);
  });

  it('a customer with their tax data, once in a transaction, and what became of it in the end', async () => {
    const both = await told('customer.changed', () =>
      api.prisma.$transaction(async (database) => {
        const { id: customerId } = await createCustomer(database);
        await createTaxProfile(database, api.app.get(FieldEncryption), { customerId });
      }),
    );
    expect(changes(both)).toEqual(['created']);
    const id = both[0]?.subjectId ?? '';
    const edited = await told('customer.changed', () =>
      api.prisma.$transaction(async (database) => {
        await database.customer.update({ where: { id }, data: { phone: '5587654321' } });
        await database.taxProfile.updateMany({ where: { customerId: id }, data: { postalCode: '06600' } });
      }),
    );
    expect(changes(edited)).toEqual(['updated']);
    const gone = await told('customer.changed', () =>
      api.prisma.$transaction(async (database) => {
        await database.customer.update({ where: { id }, data: { phone: '5500000000' } });
        await database.customer.delete({ where: { id } });
      }),
    );
    expect(changes(gone)).toEqual(['updated', 'deleted']);
  });

  it('many rows at once, each told', async () => {
    const data = Array.from({ length: 50 }, () => ({
      email: `${randomUUID()}@x.mx`,
      name: 'X',
      personType: 'moral' as const,
    }));
    expect(await told('customer.changed', () => api.prisma.customer.createMany({ data }))).toHaveLength(50);
  });

  it('every type of content', async () => {
    const triggers = await api.prisma.$queryRaw<{ kind: string; key: string; events: number }[]>`
      SELECT split_part(encode(tgargs, 'escape'), '\\000', 6)::jsonb ->> 'kind' AS kind,
        split_part(encode(tgargs, 'escape'), '\\000', 5)::jsonb ->> 'key' AS key, count(*)::int AS events
      FROM pg_trigger WHERE tgname LIKE 'tell_%' AND split_part(encode(tgargs, 'escape'), '\\000', 1) = 'content.changed'
      GROUP BY 1, 2 HAVING count(*) = 3`;
    const declared = Object.values(CONTENT).map(({ name, key }) => ({ kind: name, key, events: 3 }));
    // Else the migration of its table lacks `SELECT content_is_told('thing', 'things', 'slug')`.
    expect(triggers.toSorted(byKind)).toEqual(declared.toSorted(byKind));
    const [event] = await told('content.changed', () =>
      api.prisma.faqCategory.create({ data: { slug: 'de-prueba', name: 'De prueba' } }),
    );
    expect(event).toMatchObject({
      ...{ subjectKind: 'content', subjectId: 'faq-categories/de-prueba' },
      data: { kind: 'faq-categories', key: 'de-prueba', change: 'created' },
    });
  });
});

describe('all that was told', () => {
  it('is of every type there is', async () => {
    const types = await api.prisma.event.findMany({ distinct: ['type'], select: { type: true } });
    expect(types.map(({ type }) => type).sort()).toEqual(Object.keys(EVENTS).sort());
  });

  it('names nobody', async () => {
    const people = await api.prisma.lead.findMany({ select: { name: true, email: true, phone: true } });
    const everything = JSON.stringify(await api.prisma.event.findMany({ select: { data: true, subjectId: true } }));
    const personal = [...people.flatMap(({ name, email, phone }) => [name, email, phone]), c01.contact.name, 'Ana'];
    expect(personal.length).toBeGreaterThan(8);
    for (const text of personal) expect(everything).not.toContain(text);
  });
});

const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind);
const lastMonth = () => new Date(Date.UTC(+today.slice(0, 4), +today.slice(5, 7) - 2, 1)).toISOString().slice(0, 7);
