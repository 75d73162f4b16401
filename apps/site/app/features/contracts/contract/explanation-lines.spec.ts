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
      'Del 9 oct 2026 al 21 nov 2026 debía $39,105.13: × 30.4 % anual ÷ 360 × 43 días.',
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

describe('days that are no whole month', () => {
  it('are counted, and said why: of the first period', () => {
    const { schedule } = explain(explanationOf({ instalment: instalmentOf({ number: 1 }), interestDays: 41 }));
    expect(plain(schedule[0]?.arithmetic)).toBe(
      'Debía $1,100,038.84 de capital. Su tasa es de 15.2 % anual y a este pago le tocan 41 días, los de su primer periodo: $1,100,038.84 × 15.2 % ÷ 360 × 41 días.',
    );
  });

  it('and those left after money to capital', () => {
    const { schedule } = explain(explanationOf({ interestDays: 17 }));
    expect(plain(schedule[0]?.arithmetic)).toContain('le tocan 17 días, los que faltaban desde su abono a capital');
  });
});

it('tells late interest stretch by stretch, from the banking day on which it was last on time', () => {
  const late = {
    ...explanationOf().late,
    days: 41,
    annualRatePercent: '30.4',
    vat: '0.00',
    stretches: [
      { from: '2026-10-12', until: '2026-10-20', days: 8, onAmount: '25171.30', interest: '170.05' },
      { from: '2026-10-20', until: '2026-11-22', days: 33, onAmount: '10000.00', interest: '278.67' },
    ],
  };
  const instalment = instalmentOf({
    dueOn: '2026-10-10',
    payableUntil: '2026-10-12',
    parts: { ...instalmentOf().parts, lateInterest: '448.72', lateVat: '0.00' },
  });
  const told = explain(explanationOf({ instalment, late: { ...late, interest: '448.72', onAmount: '10000.00' } })).late;
  expect(told.map(({ label, amount }) => [label, amount])).toEqual([
    ['Moratorios, tramo 1', '170.05'],
    ['Moratorios, tramo 2', '278.67'],
  ]);
  expect(plain(told[0]?.arithmetic)).toBe(
    'El 10 oct 2026 los bancos no abrieron: pudo pagar sin moratorios hasta el 12 oct 2026. Del 12 oct 2026 al 20 oct 2026 debía $25,171.30: × 30.4 % anual ÷ 360 × 8 días.',
  );
});

it('adds up to what is owed, also after a payment that late interest was charged with', () => {
  const payments = [{ postedOn: '2026-10-20', amount: '10000.00', reference: 'SPEI 881' }];
  const { schedule, late, received } = explain(
    explanationOf({ instalment: instalmentOf({ owed: '32981.68' }), payments }),
  );
  expect(sumOf([...schedule, ...late, ...received].map(({ amount }) => amount))).toBe(toCents('32981.68'));
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
