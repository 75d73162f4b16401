import { describe, expect, it } from '@jest/globals';
import { toCents } from '@flota/figures';
import { explanationOf, instalmentOf, NO_PARTS } from './contract.fixture.js';
import { explain, instalmentTitle } from './explanation-lines.js';

/** The non-breaking space of percentages reads like any other. */
const plain = (text: string | undefined): string => (text ?? '').replace(/\u00a0/g, ' ');
const sumOf = (amounts: string[]): bigint => amounts.reduce((sum, amount) => sum + toCents(amount), 0n);

describe('a late instalment of a credit', () => {
  const { schedule, late } = explain(explanationOf());

  it('spells the interest out: capital owed times the month’s rate', () => {
    expect(schedule[0]?.amount).toBe('13933.83');
    expect(plain(schedule[0]?.arithmetic)).toBe(
      'Debía $1,100,038.84 de capital. Su tasa es de 15.2 % anual, 1.266667 % al mes: $1,100,038.84 × 1.266667 %.',
    );
  });

  it('says what the capital does to the debt', () => {
    expect(schedule[1]?.arithmetic).toBe('Es lo que baja su deuda: de $1,100,038.84 a $1,074,867.54.');
  });

  it('adds up to the instalment, and with what being late added to what is owed', () => {
    const { total, owed } = instalmentOf();
    const asked = sumOf(schedule.map(({ amount }) => amount));
    expect(asked).toBe(toCents(total));
    expect(asked + sumOf(late.map(({ amount }) => amount))).toBe(toCents(owed));
  });

  it('spells the late interest out: days, amount and rate', () => {
    expect(plain(late[0]?.arithmetic)).toBe(
      '43 días de atraso sobre $39,105.13, al 30.4 % anual: $39,105.13 × 30.4 % ÷ 360 × 43 días.',
    );
  });
});

it('says of which region a VAT of 8 % is, and of no lease', () => {
  const vatSaid = (changes: Parameters<typeof explanationOf>[0]) =>
    plain(explain(explanationOf(changes)).schedule.find(({ label }) => label === 'IVA')?.arithmetic);
  expect(vatSaid({ vatPercent: '8' })).toMatch(/^8 % sobre los intereses: .* Es el de la región fronteriza norte\.$/);
  expect(vatSaid({})).not.toContain('fronteriza');
  expect(vatSaid({ vatPercent: '8', vatOn: 'capital-and-interest' })).not.toContain('fronteriza');
});

it('tells late interest of before from that of now', () => {
  const parts = { ...instalmentOf().parts, lateInterest: '1500.00' };
  const { late } = explain(explanationOf({ instalment: instalmentOf({ parts }) }));
  expect(late.map(({ label, amount }) => [label, amount])).toEqual([
    ['Moratorios anteriores', '80.05'],
    ['Intereses moratorios', '1419.95'],
    ['IVA de los moratorios', '227.19'],
  ]);
});

it('adds up to what is owed, also after a payment that late interest was charged with', () => {
  const parts = { ...instalmentOf().parts, lateInterest: '1500.00', lateVat: '240.00' };
  const payments = [{ postedOn: '2026-10-20', amount: '10000.00', reference: 'SPEI 881' }];
  const { schedule, late, received } = explain(
    explanationOf({ instalment: instalmentOf({ parts, owed: '33074.54' }), payments }),
  );
  expect(sumOf([...schedule, ...late, ...received].map(({ amount }) => amount))).toBe(toCents('33074.54'));
});

it('counts a lease’s VAT on capital and interest', () => {
  const { schedule } = explain(explanationOf({ vatOn: 'capital-and-interest', late: null }));
  expect(plain(schedule.at(-1)?.arithmetic)).toBe('16 % sobre el capital y los intereses: $39,105.13 × 16 %.');
});

it('has a rent and its VAT for a pure lease', () => {
  const instalment = instalmentOf({ parts: { ...NO_PARTS, rent: '23352.14', vat: '3736.34' }, balance: null });
  const { schedule, late } = explain(explanationOf({ instalment, interestOn: null, vatOn: 'rent', late: null }));
  expect(schedule.map(({ label }) => label)).toEqual(['Renta', 'IVA']);
  expect(late).toEqual([]);
});

it('takes off what was paid', () => {
  const payments = [{ postedOn: '2026-10-20', amount: '10000.00', reference: 'SPEI 881' }];
  expect(explain(explanationOf({ payments })).received).toEqual([
    { label: 'Pagó el 20 oct 2026', arithmetic: 'Referencia SPEI 881', amount: '-10000.00' },
  ]);
});

it.each([
  ['regular', 'direct_credit', 'Mensualidad 14'],
  ['regular', 'pure_lease', 'Renta 14'],
  ['balloon', 'flexibility', 'Pago final'],
  ['purchase_option', 'financial_lease', 'Opción de compra'],
] as const)('names the %s of a %s', (kind, contractKind, title) => {
  expect(instalmentTitle(instalmentOf({ kind }), contractKind)).toBe(title);
});
