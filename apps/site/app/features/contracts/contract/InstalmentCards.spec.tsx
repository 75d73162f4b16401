import { afterEach, describe, expect, it } from '@jest/globals';
import { fromCents, toCents } from '@flota/figures';
import type { AccountInstalment } from '@flota/schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { instalmentOf, NO_PARTS } from './contract.fixture.js';
import { InstalmentCards } from './InstalmentCards.js';
import { InstalmentTable } from './InstalmentTable.js';

/** Mensualidad 14 of the demonstration, paid late with 1,060.24 for it. */
const LATE = { ...instalmentOf().parts, lateInterest: '914.00', lateVat: '146.24' };
const settled = instalmentOf({ parts: LATE, paid: LATE, owed: '0.00', state: 'paid', daysLate: 0 });

/** Row 4 of Torton 020: what was late is paid, 11,027.56 of its capital is not. */
const partly = instalmentOf({
  number: 4,
  total: '30224.92',
  parts: { ...NO_PARTS, capital: '17735.83', interest: '12489.09', lateInterest: '692.36', lateVat: '110.78' },
  paid: { ...NO_PARTS, capital: '6708.27', interest: '12489.09', lateInterest: '692.36', lateVat: '110.78' },
  owed: '11027.56',
});

const future = instalmentOf({
  parts: { ...instalmentOf().parts, lateInterest: '0.00', lateVat: '0.00' },
  state: 'future',
  owed: '41334.54',
  daysLate: 0,
});

const props = (instalment: AccountInstalment) => ({
  contract: { kind: 'direct_credit' as const },
  instalments: [instalment],
  today: '2026-11-28',
  onExplain: () => undefined,
});

afterEach(cleanup);

describe('a card', () => {
  const lines = (instalment: AccountInstalment) => {
    render(<InstalmentCards {...props(instalment)} />);
    return screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent, term.parentElement?.className ?? '']);
  };
  const said = (instalment: AccountInstalment) => lines(instalment).map(([label, amount]) => `${label} ${amount}`);

  it('adds up where it was late and is paid', () => {
    expect(said(settled)).toEqual([
      'Capital $25,171.30',
      'Intereses $13,933.83',
      'IVA $2,229.41',
      'Total $41,334.54',
      'Moratorios con IVA $1,060.24',
      'Total con moratorios $42,394.78',
    ]);
  });

  it('says what was paid of it and what is missing', () => {
    expect(said(partly).slice(3)).toEqual([
      'Total $30,224.92',
      'Moratorios con IVA $803.14',
      'Total con moratorios $31,028.06',
      'Pagado $20,000.50',
      'Le falta pagar $11,027.56',
    ]);
  });

  it('ends with its total where nothing else is to be said', () => {
    expect(said(future).at(-1)).toBe('Total $41,334.54');
  });

  it.each([
    ['what is owed', instalmentOf(), ['Moratorios con IVA']],
    ['and not what was paid', settled, []],
    ['nor what was paid of it', partly, ['Le falta pagar']],
  ])('is red in %s', (_, instalment, red) => {
    const found = lines(instalment).filter(([, , classes]) => classes?.includes('text-brick'));
    expect(found.map(([label]) => label)).toEqual(red);
  });
});

describe('a row', () => {
  const cells = (instalment: AccountInstalment, others: AccountInstalment[] = []) => {
    render(<InstalmentTable {...props(instalment)} instalments={[instalment, ...others]} />);
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const row = screen.getAllByRole('row')[1];
    return (name: string) => row?.children[names.indexOf(name)];
  };

  it('says what was paid, so that it adds up to what is missing', () => {
    const cell = cells(partly);
    const cents = (name: string) => toCents((cell(name)?.textContent ?? '').replace(/[$,]/g, ''));
    expect(cell('Pagado')?.textContent).toBe('$20,000.50');
    expect(fromCents(cents('Total') + cents('Moratorios') - cents('Pagado'))).toBe(partly.owed);
    expect(cell('Moratorios')?.className).not.toContain('text-brick');
    expect(cell('Por pagar')?.className).toContain('text-brick');
  });

  it('has nothing paid of what is to come, beside one that is paid in part', () => {
    expect(cells(future, [partly])('Pagado')?.textContent).toBe('–');
  });

  it('has no room taken by what was paid while nothing is in part', () => {
    expect(cells(future)('Pagado')).toBeUndefined();
  });
});
