import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createQuote } from '@flota/prisma/seed';
import { addDays, type SavedQuote, type SavedQuotes, todayInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { QuoteListLinks } from './quote-list-links.js';

const MAILBOX = 'ana@ejemplo.mx';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.quote.deleteMany();
  await api.prisma.quoteListLink.deleteMany();
});

/** Each test has mailboxes of its own: few mails go to one. */
const freshMailbox = () => `${randomUUID()}@ejemplo.mx`;
const ask = (email: string) => api.http.post('/api/saved-quotes/link').send({ email });
const mails = () => api.prisma.outboundEmail.findMany({ where: { kind: 'quotes.send-list-link' } });

/** As the mail for that mailbox has it. */
async function tokenFor(email = MAILBOX): Promise<string> {
  const links = api.app.get(QuoteListLinks);
  const id = await links.issue(api.prisma, email);
  return new URLSearchParams(new URL(links.urlOf(id)).hash.slice(1)).get('token') ?? '';
}

const list = (token: string) => api.http.post('/api/saved-quotes').send({ token });
const act = (what: 'renew' | 'forget', token: string, quote: string) =>
  api.http.post(`/api/saved-quotes/${what}`).send({ token, quote });
const ofMailbox = (changes: object = {}) => createQuote(api.prisma, { contactEmail: MAILBOX, ...changes });

describe('asking for the link', () => {
  it('mails it to a mailbox with quotes, and says the same of one without', async () => {
    const email = freshMailbox();
    await createQuote(api.prisma, { contactEmail: email });
    const known = await ask(` ${email.toUpperCase()}`).expect(202);
    const unknown = await ask(freshMailbox()).expect(202);
    expect(known.text).toBe(unknown.text);
    expect(await mails()).toMatchObject([{ recipient: email, aboutKind: 'quote_list_link' }]);
  });

  it('sends a mailbox three within the time that one works, and goes on saying nothing', async () => {
    const email = freshMailbox();
    await createQuote(api.prisma, { contactEmail: email });
    for (let attempt = 0; attempt < 5; attempt++) await ask(email).expect(202);
    expect((await mails()).filter(({ recipient }) => recipient === email)).toHaveLength(3);
  });

  it('is refused without an address', async () => {
    await ask('no es').expect(422);
  });
});

describe('the list', () => {
  it('has the quotes of its mailbox and of no other, newest first, with no data of a person', async () => {
    const old = await ofMailbox({
      createdAt: new Date('2026-01-10T18:00:00Z'),
      validUntil: new Date(addDays(todayInMexico(), -1)),
    });
    const current = await ofMailbox({ units: 3 });
    await createQuote(api.prisma, { contactEmail: 'otra@ejemplo.mx' });
    const { body, headers } = await list(await tokenFor()).expect(200);
    const { quotes } = body as SavedQuotes;
    expect(quotes.map(({ folio, isValid, units }) => [folio, isValid, units])).toEqual([
      [current.folio, true, 3],
      [old.folio, false, 1],
    ]);
    expect(quotes[0]?.first.amount).toMatch(/^\d+\.\d{2}$/);
    expect(JSON.stringify(body)).not.toContain(MAILBOX);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('opens by no link that is old, made up or of another purpose', async () => {
    const token = await tokenFor();
    const [id] = token.split('.');
    for (const wrong of [`${id}.x`, `${randomUUID()}.${token.split('.')[1]}`, 'x', `${token}x`]) {
      expect((await list(wrong).expect(410)).body).toMatchObject({ code: 'LINK.EXPIRED' });
    }
    await api.prisma.quoteListLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await list(token).expect(410);
  });
});

describe('renewing', () => {
  it('makes the same quote with the figures of today, once for one key, and mails it', async () => {
    const old = await ofMailbox({
      units: 2,
      validUntil: new Date(addDays(todayInMexico(), -1)),
      calculatedOn: new Date(addDays(todayInMexico(), -40)),
    });
    const token = await tokenFor();
    const send = () => act('renew', token, old.token).set('Idempotency-Key', 'renovar-la-vencida');
    const renewed = (await send().expect(201)).body as SavedQuote;
    expect(renewed).toMatchObject({
      units: 2,
      termMonths: old.termMonths,
      calculatedOn: todayInMexico(),
      plan: { slug: old.planSlug },
    });
    expect(renewed.folio).not.toBe(old.folio);
    expect((await send().expect(201)).body).toMatchObject({ folio: renewed.folio });
    const stored = await api.prisma.quote.findUniqueOrThrow({ where: { folio: renewed.folio } });
    expect(stored).toMatchObject({ contactEmail: MAILBOX, contactName: old.contactName, consentAt: old.consentAt });
    const sent = await api.prisma.outboundEmail.count({ where: { kind: 'quotes.send-email', aboutId: stored.id } });
    expect(sent).toBe(1);
  });

  it('says so where the plan is not offered any more', async () => {
    const { token: quote, planSlug } = await ofMailbox();
    const token = await tokenFor();
    await api.prisma.plan.update({ where: { slug: planSlug }, data: { quotable: false } });
    const { status } = await act('renew', token, quote);
    await api.prisma.plan.update({ where: { slug: planSlug }, data: { quotable: true } });
    expect(status).toBe(422);
    expect(await api.prisma.quote.count()).toBe(1);
  });
});

it('is told that a telephone is asked for now, where it was made without one', async () => {
  const { token: quote } = await ofMailbox({ contactPhone: null });
  const token = await tokenFor();
  const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
  const settings = value as Record<string, never>;
  const write = (changes: object) =>
    api.prisma.siteSettings.update({ where: { id: 1 }, data: { value: { ...settings, ...changes } } });
  await write({ phoneRequired: true });
  const { status, body } = await act('renew', token, quote);
  await write({});
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field: 'contact.phone', code: 'PHONE.REQUIRED' }] });
});

describe('forgetting', () => {
  it('deletes the quote with its call and its mails, and no other', async () => {
    const doomed = await ofMailbox();
    const stays = await ofMailbox();
    await api.http.post(`/api/quotes/${doomed.token}/call-back`).send({}).expect(201);
    const token = await tokenFor();
    await act('forget', token, doomed.token).expect(204);
    await api.http.get(`/api/quotes/${doomed.token}`).expect(404);
    expect(await api.prisma.lead.count({ where: { quoteId: doomed.id } })).toBe(0);
    expect(await api.prisma.outboundEmail.count({ where: { aboutId: doomed.id } })).toBe(0);
    const { quotes } = (await list(token).expect(200)).body as SavedQuotes;
    expect(quotes.map(({ folio }) => folio)).toEqual([stays.folio]);
  });
});

it.each(['renew', 'forget'] as const)("%s reaches no quote of another's mailbox", async (what) => {
  const other = await createQuote(api.prisma, { contactEmail: 'otra@ejemplo.mx' });
  const { body } = await act(what, await tokenFor(), other.token).expect(404);
  expect(body).toMatchObject({ code: 'QUOTE.NOT_FOUND' });
  await act(what, 'x.y', other.token).expect(410);
  expect(await api.prisma.quote.count()).toBe(1);
});
