import type { PayableContract } from './payment-choices.js';

/** A credit that owes one instalment, twelve days late. */
export const owing: PayableContract = {
  contractId: '0198a000-0000-7000-8000-000000000001',
  label: 'FL-2024-000123',
  vehicle: 'Freightliner Cascadia 126 2024',
  number: 'FL-2024-000123',
  nickname: null,
  planTitle: 'Crédito directo',
  vin: '3AKJGLDR5SSV10421',
  holder: { legalName: 'Línea del Río', rfc: 'LRB160304K90' },
  dueNow: '65502.73',
  daysLate: 12,
  credit: '0.00',
  missing: '65502.73',
  due: '65502.73',
  dueUntil: null,
  other: { minimum: '20.00', maximum: '850000.00' },
  next: { number: 14, dueOn: '2026-11-09', payableUntil: '2026-11-09', total: '65502.73', missing: '65502.73' },
  effects: ['term', 'payment'],
  excess: 'capital',
  minimumPrepayment: '180000.00',
  prepaymentBlockedBy: null,
  payoffToday: '850000.00',
  purchaseOption: null,
  transfer: {
    beneficiary: 'Flota Financiera, S.A. de C.V.',
    clabe: '646180012345678903',
    bank: 'STP',
    reference: '2024000123',
  },
};

/** One that owes nothing today. */
export const upToDate: PayableContract = {
  ...owing,
  contractId: '0198a000-0000-7000-8000-000000000002',
  label: 'El Rojo',
  number: 'FL-2025-000456',
  nickname: 'El Rojo',
  vin: '3AKJGLDR5SSV10422',
  dueNow: '0.00',
  daysLate: 0,
  missing: '60000.00',
  due: '0.00',
  next: { number: 15, dueOn: '2026-12-09', payableUntil: '2026-12-09', total: '60000.00', missing: '60000.00' },
};
