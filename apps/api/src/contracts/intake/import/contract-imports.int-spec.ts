import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileImports } from '../../../testing/file-imports.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const EXAMPLE = join(import.meta.dirname, '../../../../../../docs/examples/contracts.csv');

let api: TestApp;
let files: Awaited<ReturnType<typeof fileImports>>;
let example: Record<string, string>;

beforeAll(async () => {
  api = await startTestApp();
  files = await fileImports(api, { kind: 'contracts', role: 'finance' });
  const [heading = '', first = ''] = (await readFile(EXAMPLE, 'utf8')).split('\n');
  const cells = first.split(',');
  example = Object.fromEntries(heading.split(',').map((name, index) => [name, cells[index] ?? '']));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.contract.deleteMany();
  await api.prisma.customer.deleteMany();
});

const own = (number: number, changes: Record<string, string> = {}) => ({
  ...example,
  ...{ expected_balance: '', number: `XX-${number}`, payment_reference: `7${number}`, ...changes },
});
const file = (...rows: Record<string, string>[]) => Buffer.from(stringify(rows, { header: true }));
const contracts = () => api.prisma.contract.findMany({ orderBy: { number: 'asc' }, include: { customer: true } });
const transfer = { kind: 'payment', amount: '1000.00', receivedOn: '2026-02-15', reference: 'SPEI 1', confirmed: true };

describe('contracts of a file', () => {
  it('come in as spreadsheets write them, of one new customer and of one that is there', async () => {
    const { id: known } = await api.prisma.customer.create({
      data: { name: 'Robles', email: 'robles@x.mx', personType: 'fisica' },
    });
    const written = {
      ...{ kind: 'crédito directo', signed_on: '15/01/2026', first_due_on: '15/02/2026', down_payment_percent: '20 %' },
      ...{ price_with_vat: '$2,480,000.00', silhouette: 'Tractocamión con dormitorio' },
    };
    const other = { email: 'robles@x.mx', rfc: 'ROLA800101AB1', regime: '612' };
    const { id, bad } = await files.checked(file(own(1, written), own(2), own(3, other)));
    expect(bad).toBe(0);
    expect(await contracts()).toEqual([]);
    expect(await files.run(id, true)).toMatchObject({ step: 'written', taken: 3 });
    const all = await contracts();
    expect(all.map(({ outstandingCapital }) => outstandingCapital.toFixed(2))).toEqual(Array(3).fill('1984000.00'));
    expect(all[0]?.customerId).toBe(all[1]?.customerId);
    expect(all[2]?.customerId).toBe(known);
    expect(await api.prisma.outboundEmail.count()).toBe(0);
    expect(await files.actions(id)).toEqual(['import']);
    const again = await files.checked(file(own(1, written), own(2, { model_year: '2025' })));
    expect((await files.problems(again.id)).slice(1, 3).map((line) => line.split(',').slice(0, 2).join())).toEqual([
      expect.stringMatching(/^2,"?Número de contrato: Ya está/),
      expect.stringMatching(/^3,"?Número de contrato: Ya hay un contrato con este número y otros datos/),
    ]);
  });

  it('are refused by their own rules and by each other, and keep nothing', async () => {
    const wrong = own(4, { rfc: 'NO-ES-RFC', residual_percent: '10' });
    const { id, bad } = await files.checked(
      file(own(1), own(2, { payment_reference: '71' }), own(3, { kind: '' }), wrong),
    );
    expect(bad).toBe(3);
    const lines = await files.problems(id);
    expect(lines[1]).toMatch(/^3,Referencia de pago: /);
    expect(lines[2]).toMatch(/^4,"?Plan: /);
    expect(lines[3]).toMatch(/^5,Valor residual \(%\): .* RFC: /);
    expect(await api.prisma.customer.count()).toBe(0);
    expect(await files.run(id, false)).toMatchObject({ taken: 1, bad: 3 });
    expect((await contracts()).map(({ number }) => number)).toEqual(['XX-1']);
  });

  it('say which one is refused since the check, where all were wanted', async () => {
    const { id } = await files.checked(file(...Array.from({ length: 30 }, (_, at) => own(at))));
    const reference = await files.checked(file(own(99, { payment_reference: '728' })));
    await files.run(reference.id, true);
    expect(await files.run(id, true)).toMatchObject({
      step: 'checked',
      taken: 0,
      bad: 1,
      problem: 'IMPORT.CHANGED_SINCE',
    });
    expect((await files.problems(id))[1]).toMatch(/^30,Referencia de pago: /);
    expect(await api.prisma.contract.count()).toBe(1);
    expect(await files.run(id, false)).toMatchObject({ step: 'written', taken: 29, bad: 1 });
  });

  it('are taken back with their customer but for those with money, a policy or work', async () => {
    const rfc = { rfc: 'ROLA800101AB1', regime: '612' };
    const all = [1, 2, 3, 4].map((at) => own(at, { ...rfc, email: `c${at}@x.mx`, rfc: `ROLA80010${at}AB1` }));
    const { id } = await files.checked(file(...all));
    await files.run(id, true);
    const [, paid, insured, worked] = await contracts();
    await api.http.post(`/api/admin/contracts/${paid?.id}/payments`).set(files.who.headers).send(transfer).expect(201);
    const [startsOn, endsOn] = [new Date('2026-01-01'), new Date('2027-01-01')];
    await api.prisma.policy.create({
      data: { contractId: insured?.id ?? '', insurer: 'Q', number: '1', coverage: 'A', premium: 1, startsOn, endsOn },
    });
    await api.prisma.collectionCase.update({
      where: { contractId: worked?.id ?? '' },
      data: { actionSetAt: new Date(), actionNote: 'Llamar' },
    });
    expect(await files.undo(id)).toMatchObject({ step: 'undone', undone: 1, bad: 3 });
    expect((await contracts()).map(({ number }) => number)).toEqual(['XX-2', 'XX-3', 'XX-4']);
    expect(await api.prisma.customer.count()).toBe(3);
    expect(await api.prisma.movement.count({ where: { contract: { number: 'XX-1' } } })).toBe(0);
    expect((await files.problems(id))[1]).toMatch(/^3,Ya hay otros registros que dependen de este\./);
    expect(await files.actions(id)).toEqual(['import', 'import-undo']);
  });

  it('are not wanted all or none where that would keep everybody waiting', async () => {
    const { id } = await files.checked(file(own(1)));
    await api.prisma.staffImport.update({ where: { id }, data: { rows: 5_001 } });
    const { body } = await files.act(id, 'run', { whole: true }).expect(409);
    expect(body).toMatchObject({ code: 'IMPORT.TOO_MANY_FOR_WHOLE' });
    expect(await files.run(id, false)).toMatchObject({ step: 'written', taken: 1 });
  });

  it('are of who opens contracts', async () => {
    await files.post(file(own(1)), await api.signIn('care')).expect(403);
  });
});
