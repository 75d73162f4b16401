import { describe, expect, it } from '@jest/globals';
import { Prisma } from '@flota/prisma';
import type { AccountPayment, SiteSettings } from '@flota/schemas';
import { receiptLetter } from './payment-receipt.js';

const nothing = '0.00';
const NO_PARTS = {
  capital: nothing,
  interest: nothing,
  rent: nothing,
  vat: nothing,
  lateInterest: nothing,
  lateVat: nothing,
};
const parts = { ...NO_PARTS, capital: '25171.30', interest: '13933.83', vat: '2229.41' };

const payment: AccountPayment = {
  id: 'p1',
  folio: 'R-7K3MQ-92XAB',
  contractId: 'c1',
  contractLabel: 'El Rojo',
  kind: 'other',
  amount: '50000.00',
  provider: 'transfer',
  state: 'paid',
  failureCode: null,
  capital: null,
  effect: null,
  duplicate: false,
  reversedOn: null,
  group: null,
  createdAt: '2026-11-21T18:00:00Z',
  paidAt: '2026-11-20T06:00:00Z',
  checkoutUrl: null,
  applied: {
    parts,
    lines: [{ instalmentNumber: 14, label: 'Mensualidad 14 de 60', parts, total: '41334.54' }],
    valueOn: '2026-11-20',
    postedOn: '2026-11-21',
    unapplied: '8665.46',
    dueBalance: '-8665.46',
    capitalBalance: '900000.00',
  },
};
const subject = (change: Partial<AccountPayment> = {}) => ({
  contract: {
    number: 'FL-2024-000123',
    kind: 'direct_credit' as const,
    vehicle: { brand: 'Freightliner', modelName: 'Cascadia', versionName: '126', silhouette: 'tractor' },
    modelYear: 2024,
    vin: '3ALACWFC0SDUA2207',
  },
  holder: { legalName: 'Martín Arriaga Solís', rfc: 'AISM780412QX1' },
  settings: { ...({} as SiteSettings), supportHours: [] },
  folio: payment.folio,
  issuedOn: '2026-11-22',
  payment: { ...payment, ...change },
});

describe('the receipt of a payment, as PDF', () => {
  it('says line by line what the money paid, and what is left of it', () => {
    const { amounts, opening, total } = receiptLetter(subject());
    expect(opening[0]).toContain('El 20 de noviembre de 2026 recibimos $50,000.00 MXN por transferencia');
    expect(amounts).toEqual([
      {
        label: 'Mensualidad 14 de 60',
        note: 'Intereses $13,933.83, IVA $2,229.41, capital $25,171.30',
        value: '$41,334.54',
      },
      { label: 'Queda a su favor', note: 'Paga lo que vaya venciendo', value: '$8,665.46' },
    ]);
    const sum = [41334.54, 8665.46].reduce((one, other) => one + other, 0);
    expect(total?.value).toBe('$50,000.00');
    expect(new Prisma.Decimal(sum).toFixed(2)).toBe(payment.amount);
  });

  it('proves nothing any more once the money was taken back', () => {
    const letter = receiptLetter(subject({ reversedOn: '2026-11-22', applied: null }));
    expect(letter.title).toBe('Recibo de pago cancelado');
    expect(letter.opening[0]).toContain('ya no comprueba ningún pago');
    expect(letter).not.toHaveProperty('amounts');
  });
});
