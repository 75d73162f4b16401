import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { ContractImportService } from './contract-import.service.js';
import { importWords } from './contract-import.texts.js';

const EXAMPLES = join(import.meta.dirname, '../../../../../../docs/examples');
const BOM = '\ufeff';

type Cells = Record<string, string>;

let api: TestApp;
let examples: { contracts: Buffer; payments: Buffer };
beforeAll(async () => {
  api = await startTestApp();
  const read = (name: string) => readFile(join(EXAMPLES, `${name}.csv`));
  examples = { contracts: await read('contracts'), payments: await read('payments') };
});
afterAll(() => api.close());

const run = (contracts: Buffer | string, payments?: Buffer | string, { write = true } = {}) =>
  api.app
    .get(ContractImportService)
    .run({ contracts: Buffer.from(contracts), payments: payments ? Buffer.from(payments) : undefined }, { write });
const contracts = () => api.prisma.contract.findMany({ orderBy: { number: 'asc' } });

/** The first example as a file of its own, under another number and reference, with changes. */
function file(number: number, changes: Cells = {}, { delimiter = ',', start = '' } = {}): string {
  return start + stringify(Array.of(own(number, changes)), { header: true, delimiter });
}

function own(number: number, changes: Cells = {}): Cells {
  const [heading = '', first = ''] = examples.contracts.toString().split('\n');
  const cells = first.split(',');
  const named = Object.fromEntries(heading.split(',').map((name, index) => [name, cells[index] ?? '']));
  return { ...named, expected_balance: '', number: `XX-${number}`, payment_reference: `7${number}`, ...changes };
}

describe('the examples', () => {
  it('only checks without --write', async () => {
    const report = await run(examples.contracts, examples.payments, { write: false });
    expect(report).toMatchObject({ opened: 4, alreadyThere: 0, refused: 0, problems: [] });
    expect(await contracts()).toEqual([]);
    expect(await api.prisma.customer.count()).toBe(0);
  });

  it('come in with all their payments, for two holders of two contracts each', async () => {
    const report = await run(examples.contracts, examples.payments);
    expect(report).toMatchObject({ opened: 4, refused: 0, knownHolders: 2, problems: [] });
    expect(
      (await contracts()).map(({ number, outstandingCapital }) => [number, outstandingCapital.toFixed(2)]),
    ).toEqual([
      ['LB-2025-000087', '501570.01'],
      ['LB-2026-000101', '1326345.88'],
      ['LB-2026-000102', '1250472.98'],
      ['LB-2026-000110', '0.00'],
    ]);
    expect(await api.prisma.customer.count()).toBe(2);
    expect(await api.prisma.outboundEmail.count()).toBe(0);
    expect(await api.prisma.auditEntry.count({ where: { actorEmail: 'flota import contracts' } })).toBe(4);
  });

  it('add nothing when they are brought in again', async () => {
    const movements = await api.prisma.movement.count();
    const report = await run(examples.contracts, examples.payments);
    expect(report).toMatchObject({ opened: 0, alreadyThere: 4, refused: 0 });
    expect(await api.prisma.movement.count()).toBe(movements);
  });

  it('are refused once they say something else', async () => {
    const [heading, first] = examples.payments.toString().split('\n');
    const { problems } = await run(examples.contracts, `${heading}\n${first}`);
    expect(problems[0]).toEqual({ file: 'contracts', line: 2, column: 'number', code: 'CONTRACT_NUMBER.TAKEN' });
  });
});

describe('files as spreadsheets write them', () => {
  it.each<[string, number, { delimiter?: string; start?: string }]>([
    ['semicolons', 101, { delimiter: ';' }],
    ['a byte order mark', 102, { start: BOM }],
    ['both, and Windows line ends', 103, { delimiter: ';', start: BOM }],
  ])('may have %s', async (_, number, spelling) => {
    const text = file(number, { price_with_vat: '$2,480,000.00', vin: '3akjhhdr5nslb0101 ' }, spelling);
    expect(await run(text.replaceAll('\n', '\r\n'))).toMatchObject({ opened: 1, problems: [] });
  });

  it('may end in empty lines', async () => {
    expect(await run(`${file(140)}\n,,,,\n\n`)).toMatchObject({ opened: 1, refused: 0 });
  });

  it.each<[string, Buffer | string]>([
    ['no UTF-8', Buffer.from('number,name\nXX-1,Pe\xf1a', 'latin1')],
    ['a column nobody knows', 'number,importe\nXX-1,5'],
    ['a column twice', 'number,number\nXX-1,XX-1'],
    ['more cells than columns', 'number,name\nXX-1,Robles, Lucía'],
    ['a quotation mark too many', 'number,name\nXX-1,"Robles\nXX-2,a'],
    ['nothing', ''],
  ])('are refused as a whole with %s', async (_, contents) => {
    await expect(run(contents)).rejects.toThrow(/^contratos: .*(renglón|Columnas|archivo)/);
  });
});

describe('a report', () => {
  it('says line, column and what to do, and none of what stands there', async () => {
    const lines = [
      own(201),
      own(202, { rfc: 'NO-ES-RFC', residual_percent: '10' }),
      own(203, { kind: 'loan' }),
      own(204, { payment_reference: '7201' }),
      own(201),
      own(206, { expected_balance: '5.00' }),
    ];
    const payments = [
      { contract_number: 'XX-201', received_on: '2026-02-15', amount: '58550.39', reference: 'A', kind: 'payment' },
      { contract_number: 'XX-206', received_on: '2025-02-15', amount: '10', reference: 'A', kind: 'payment' },
      { contract_number: 'XX-999', received_on: '2026-02-15', amount: '10', reference: 'A', kind: 'payment' },
    ];
    const report = await run(stringify(lines, { header: true }), stringify(payments, { header: true }));
    expect(report).toMatchObject({ opened: 1, refused: 5 });
    expect(report.problems.map(({ file: name, line, column, code }) => [name, line, column, code])).toEqual([
      ['contracts', 3, 'residual_percent', 'TERMS.NOT_OF_KIND'],
      ['contracts', 3, 'rfc', 'RFC.INVALID'],
      ['contracts', 4, 'kind', 'KIND.INVALID'],
      ['contracts', 5, 'payment_reference', 'PAYMENT_REFERENCE.REPEATED'],
      ['contracts', 6, 'number', 'CONTRACT_NUMBER.REPEATED'],
      ['contracts', 6, 'payment_reference', 'PAYMENT_REFERENCE.REPEATED'],
      ['payments', 3, 'received_on', 'PAYMENT.BEFORE_SIGNING'],
      ['payments', 4, 'contract_number', 'CONTRACT_NUMBER.UNKNOWN'],
    ]);
    const words = importWords(report, { write: true }).join('\n');
    expect(words).toContain('contratos, renglón 3, rfc: El RFC tiene 13 caracteres');
    expect(words).toContain('Guardados: 1. Ya estaban: 0. Rechazados: 5.');
    for (const secret of ['NO-ES-RFC', 'Transportes', 'XX-20', 'TSN150622AB6', 'sierranorte']) {
      expect(words).not.toContain(secret);
    }
  });

  it('tells the balance the ledger comes to when it is another than the books have', async () => {
    const report = await run(file(301, { expected_balance: '1984000.01' }));
    expect(importWords(report, { write: true })[0]).toMatch(
      /renglón 2, expected_balance: .* Aquí resulta 1984000\.00\./,
    );
    expect(await run(file(301, { expected_balance: '1,984,000.00' }))).toMatchObject({ opened: 1 });
  });

  it('asks for what is missing', async () => {
    const { problems } = await run('number\nXX-401');
    expect(problems.map(({ column }) => column)).toEqual(expect.arrayContaining(['kind', 'rfc', 'vin', 'clabe']));
  });
});
