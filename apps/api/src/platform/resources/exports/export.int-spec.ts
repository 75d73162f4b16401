import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCallBack, createQuote } from '@flota/prisma/seed';
import type { SignedIn } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.lead.deleteMany();
});

const get = (resource: string, filter: object = {}, who = care) =>
  api.http
    .get(`/api/admin/${resource}/export`)
    .query({ filter: JSON.stringify(filter) })
    .set(who.headers);
const lines = (text: string) => text.split('\r\n').slice(0, -1);

describe('an exported list', () => {
  it('is a file that spreadsheets open in Spanish, newest first', async () => {
    await createCallBack(api.prisma, { name: '=HYPERLINK("http://x")', phone: '+524771234567' });
    await createCallBack(api.prisma, { name: 'Ana Ñandú' });
    const { headers, text } = await get('leads').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="solicitudes-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    const [head = '', first, second] = lines(text);
    expect(head.startsWith('\uFEFFRecibida,Folio,Tipo,Nombre,Teléfono,')).toBe(true);
    expect(first).toContain('Ana Ñandú');
    expect(second).toContain(`"'=HYPERLINK(""http://x"")",477 123 4567`);
  });

  it('is what the filter leaves of it, in batches that neither skip nor repeat', async () => {
    const { id: quoteId } = await createQuote(api.prisma);
    const lead = { name: 'Muchos', email: 'm@x.mx', phone: '+524771234567', kind: 'contact' };
    await api.prisma.lead.createMany({
      data: Array.from({ length: 1203 }, (_, index) => ({
        ...lead,
        folio: `S-${index}`,
        stage: index % 2 ? ('new' as const) : ('won' as const),
      })),
    });
    await createCallBack(api.prisma, { quoteId, name: 'Otra', stage: 'won' });
    const folios = async (filter: object) =>
      lines((await get('leads', filter).expect(200)).text)
        .slice(1)
        .map((line) => line.split(',')[1]);
    expect(new Set(await folios({})).size).toBe(1204);
    const won = await folios({ stage: 'won', q: 'muchos' });
    expect([won.length, new Set(won).size]).toEqual([602, 602]);
  });

  it('leaves a trace of who had how much of what, and not of whom they looked for', async () => {
    const before = await api.prisma.auditEntry.count();
    await createCallBack(api.prisma, { name: 'Martín Arriaga' });
    await get('leads', { q: 'martin arriaga', stage: 'new' }).expect(200);
    const entries = await api.prisma.auditEntry.findMany({ orderBy: { at: 'asc' }, skip: before });
    expect(entries).toMatchObject([{ action: 'export', resource: 'leads', actorId: care.id }]);
    expect(entries[0]?.changes).toEqual({ rows: 1, format: 'csv', filter: { q: '•••', stage: 'new' } });
  });

  it('is refused to who may not, of what is not exported, and with a filter that is none', async () => {
    const content = await api.signIn('content');
    const before = await api.prisma.auditEntry.count({ where: { action: 'export' } });
    await get('leads', {}, content).expect(403);
    await get('customers', {}, care).expect(403);
    await get('no-such-thing').expect(404);
    await get('leads', { nonsense: 1 }).expect(422);
    expect(await api.prisma.auditEntry.count({ where: { action: 'export' } })).toBe(before);
  });

  it('asks who calls to prove it once their sign-in is older', async () => {
    const finance = await api.signIn('finance');
    await api.prisma.authSession.updateMany({
      where: { staffId: finance.id },
      data: { provenAt: new Date(Date.now() - 3_600_000) },
    });
    const { body } = await get('leads', {}, finance).expect(403);
    expect(body).toMatchObject({ code: 'AUTH.STEP_UP' });
  });

  it('is had so often and no more', async () => {
    const auditor = await api.signIn('auditor');
    const statuses = [];
    for (let time = 0; time <= 30; time += 1) statuses.push((await get('leads', {}, auditor)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});
