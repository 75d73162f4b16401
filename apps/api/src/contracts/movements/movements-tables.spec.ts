import { describe, expect, it } from '@jest/globals';
import type { AccountMovement } from '@flota/schemas';
import { movementColumns } from './movements-tables.js';
import { movementsCsv, movementsXlsx } from './movements-tables.js';

const NOTHING = { capital: '0.00', interest: '0.00', rent: '0.00', vat: '0.00', lateInterest: '0.00', lateVat: '0.00' };

const movement = (overrides: Partial<AccountMovement>): AccountMovement => ({
  id: '0198a000-0000-7000-8000-000000000000',
  sequence: 1,
  kind: 'payment',
  description: 'Pago recibido',
  valueOn: '2026-11-20',
  postedOn: '2026-11-20',
  standing: 'stands',
  counterpart: null,
  instalmentNumber: null,
  amount: '-1500.50',
  parts: NOTHING,
  unapplied: '-1500.50',
  dueBalance: '-1500.50',
  capitalBalance: '900000.00',
  reference: '',
  allocations: [],
  invoices: [],
  ...overrides,
});

const linesOf = (csv: Buffer) => csv.toString().trimEnd().split('\r\n');

describe('movementsCsv', () => {
  it('begins with the mark that tells Excel of UTF-8', () => {
    expect([...movementsCsv([], movementColumns('direct_credit')).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('puts charges and money received in columns of their own, and leaves numbers numbers', () => {
    const rows = [movement({}), movement({ kind: 'instalment', description: 'Mensualidad 1 de 60', amount: '20.10' })];
    const [, received, charged] = linesOf(movementsCsv(rows, movementColumns('direct_credit')));
    expect(received).toBe('2026-11-20,Pago recibido,,,1500.50,0.00,0.00,0.00,0.00,0.00,-1500.50,-1500.50,900000.00');
    expect(charged).toContain(',Mensualidad 1 de 60,,20.10,,');
  });

  it('does not count what was lent as a charge', () => {
    const lent = movement({ kind: 'disbursement', amount: '900000.00' });
    expect(linesOf(movementsCsv([lent], movementColumns('direct_credit')))[1]).toMatch(/^2026-11-20,Pago recibido,,,,/);
  });

  it.each(['=1+1', '+52', '-2', '@SUM(A1)', '\tx'])('takes %j for text', (reference) => {
    const [, line] = linesOf(movementsCsv([movement({ reference })], movementColumns('direct_credit')));
    expect(line).toContain(`,'${reference},`);
  });

  it('has a rent and no capital for a pure lease', () => {
    const [heading] = linesOf(movementsCsv([], movementColumns('pure_lease')));
    expect(heading).toContain(',Renta,IVA,');
    expect(heading).not.toMatch(/[Cc]apital|Interés,/);
  });
});

it('movementsXlsx is a workbook', async () => {
  const file = await movementsXlsx([movement({})], movementColumns('direct_credit'));
  expect(file.subarray(0, 2).toString()).toBe('PK');
});
