import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prisma } from '@flota/prisma';
import { addDays, type MovementsPage, movementsPageSchema, todayInMexico } from '@flota/schemas';
import { type OwnerOfContract, signedInOwner } from '../../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledgers } from '../ledger/ledgers.js';

const today = todayInMexico();

let api: TestApp;
let account: OwnerOfContract;
beforeAll(async () => {
  api = await startTestApp();
  account = await signedInOwner(api, {
    history: [
      { does: 'pays on time', instalments: 12 },
      { does: 'pays late', days: 5, instalments: 1 },
    ],
  });
  await api.prisma.$transaction((database) =>
    api.app.get(Ledgers).enter(database, account.contract.id, {
      type: 'payment',
      amount: '1234.50',
      on: today,
      reference: '=HYPERLINK("http://malo")',
    }),
  );
});
afterAll(() => api.close());

const path = (rest: string) => `/api/customers/contracts/${account.contract.id}/movements${rest}`;
const page = async (query: Record<string, string | number> = {}): Promise<MovementsPage> =>
  movementsPageSchema.parse((await api.http.get(path('')).query(query).set(account.owner.headers).expect(200)).body);

describe('GET /api/customers/contracts/{id}/movements', () => {
  it('lists them newest first, 25 a page, with the sums of all', async () => {
    const [first, second] = [await page(), await page({ page: 2 })];

    expect(first.movements).toHaveLength(25);
    expect(first.movements[0]).toMatchObject({ kind: 'payment', amount: '-1234.50' });
    const all = [...first.movements, ...second.movements];
    expect(all).toHaveLength(first.total);
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => first.total - index));
    expect(all.at(-1)).toMatchObject({ kind: 'disbursement', description: 'Importe financiado', dueBalance: '0.00' });
    // Charged less received is what is owed: the amount lent is in neither.
    expect(new Prisma.Decimal(first.charged).minus(first.received).toFixed(2)).toBe(first.movements[0]?.dueBalance);
  });

  it('says in words what each is and where money went', async () => {
    const { movements } = await page();
    const words = movements.map(({ description }) => description);
    expect(words).toContain('Mensualidad 13 de 60');
    expect(words).toContain('Intereses moratorios, mensualidad 13');
    expect(words).toContain('Pago recibido, SPEI');
    const late = movements.find(
      ({ kind, allocations }) => kind === 'payment' && allocations[0]?.instalmentNumber === 13,
    );
    expect(late?.allocations).toHaveLength(1);
    expect(late?.allocations[0]).toMatchObject({ instalmentNumber: 13 });
  });

  it('filters by day, side, kind and phrase', async () => {
    const recent = await page({ from: addDays(today, -12), until: today });
    expect(recent.movements.map(({ kind }) => kind).toSorted()).toEqual(['instalment', 'late_interest', 'payment']);

    const charges = await page({ side: 'charges' });
    expect(charges.movements.every(({ amount, kind }) => Number(amount) > 0 && kind !== 'disbursement')).toBe(true);
    expect(charges.received).toBe('0.00');
    expect((await page({ side: 'received' })).total).toBe(14);
    expect((await page({ kind: 'late_interest' })).total).toBe(2);

    expect((await page({ q: 'MENSUALIDAD 7 de' })).total).toBe(1);
    expect((await page({ q: 'hyperlink' })).total).toBe(1);
    expect((await page({ q: '1,234.5' })).total).toBe(1);
    expect((await page({ q: '1234.50' })).total).toBe(1);
    expect((await page({ q: 'moratorios', side: 'received' })).total).toBe(0);
    expect((await page({ page: 1000 })).movements).toEqual([]);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ side: 'otro' }, 'side'],
    [{ kind: 'otro' }, 'kind'],
    [{ page: '0' }, 'page'],
    [{ q: 'x'.repeat(81) }, 'q'],
  ])('refuses %j', async (query, field) => {
    const { body } = await api.http.get(path('')).query(query).set(account.owner.headers).expect(422);
    expect(body).toMatchObject({ errors: [{ field }] });
  });
});

describe('GET …/movements/export', () => {
  const download = async (query: Record<string, string>) => {
    const answer = await api.http.get(path('/export')).query(query).set(account.owner.headers).buffer(true).expect(200);
    return { ...answer, headers: answer.headers };
  };

  it('is a CSV that a Spanish spreadsheet opens, and no text in it is a formula', async () => {
    const { headers, text } = await download({ format: 'csv' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="movimientos-${account.contract.number}.csv"`);
    expect(headers['cache-control']).toBe('no-store');
    const lines = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toBe(
      'Fecha,Concepto,Referencia,Cargo,Abono,Capital,Interés,IVA,Interés moratorio,IVA de interés moratorio,Sin aplicar,Saldo por pagar,Saldo de capital',
    );
    expect(lines).toHaveLength((await page()).total + 1);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://malo"")",,1234.50,`);
  });

  it('has the same rows as the list with the same filters', async () => {
    const { text } = await download({ format: 'csv', kind: 'late_interest' });
    expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('is a workbook too', async () => {
    const { headers } = await download({ format: 'xlsx' });
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    expect(headers['content-disposition']).toContain('.xlsx"');
  });

  it('needs a format', async () => {
    await api.http.get(path('/export')).query({ format: 'pdf' }).set(account.owner.headers).expect(422);
  });
});
