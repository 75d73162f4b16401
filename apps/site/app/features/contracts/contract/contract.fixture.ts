import type { AccountInstalment, ContractDetail, ContractSummary, InstalmentExplanation, Parts } from '@flota/schemas';

export const NO_PARTS: Parts = {
  capital: '0.00',
  interest: '0.00',
  rent: '0.00',
  vat: '0.00',
  lateInterest: '0.00',
  lateVat: '0.00',
};

export const contractOf = (changes: Partial<ContractSummary> = {}): ContractSummary => ({
  id: '01a1fda4-211a-72ac-a6ba-5be1fba34bf2',
  number: 'FL-2025-000633',
  kind: 'direct_credit',
  planTitle: 'Crédito directo',
  state: 'active',
  nickname: null,
  vehicle: 'Freightliner M2 106 4x2 caja seca 2025',
  silhouette: 'medium-truck',
  vin: '3ALACWFC0SDUA2207',
  holder: { legalName: 'Martín Arriaga Solís', rfc: 'AISM780412QX1' },
  termMonths: 48,
  paidInstalments: 13,
  totalInstalments: 48,
  outstandingCapital: '1100038.84',
  principal: '1400000.00',
  dueNow: '84724.88',
  daysLate: 43,
  unapplied: '0.00',
  nextInstalment: {
    number: 14,
    dueOn: '2026-10-09',
    payableUntil: '2026-10-09',
    total: '42981.68',
    missing: '84724.88',
    overdue: true,
  },
  signedOn: '2025-08-09',
  paidOffOn: null,
  ...changes,
});

/** An instalment 43 days late, with the late interest to the cent. */
export const instalmentOf = (changes: Partial<AccountInstalment> = {}): AccountInstalment => ({
  number: 14,
  kind: 'regular',
  dueOn: '2026-10-09',
  total: '41334.54',
  parts: {
    ...NO_PARTS,
    capital: '25171.30',
    interest: '13933.83',
    vat: '2229.41',
    lateInterest: '1419.95',
    lateVat: '227.19',
  },
  paid: NO_PARTS,
  owed: '42981.68',
  state: 'overdue',
  daysLate: 43,
  settledOn: null,
  balance: '1074867.54',
  ...changes,
});

export const explanationOf = (changes: Partial<InstalmentExplanation> = {}): InstalmentExplanation => ({
  instalment: instalmentOf(),
  interestOn: '1100038.84',
  annualRatePercent: '15.2',
  monthlyRatePercent: '1.266667',
  vatPercent: '16',
  vatOn: 'interest',
  interestDays: 30,
  late: {
    days: 43,
    onAmount: '39105.13',
    annualRatePercent: '30.4',
    interest: '1419.95',
    vat: '227.19',
    stretches: [{ from: '2026-10-09', until: '2026-11-21', days: 43, onAmount: '39105.13', interest: '1419.95' }],
  },
  payments: [],
  ...changes,
});

export const detailOf = (changes: Partial<ContractDetail> = {}): ContractDetail => ({
  ...contractOf(),
  annualRatePercent: '15.2',
  firstDueOn: '2025-09-09',
  lastDueOn: '2029-08-09',
  clabe: '646180020250006334',
  paymentReference: '2025000633',
  bankBeneficiary: 'Flota Financiera Demo, S.A. de C.V., SOFOM, E.N.R.',
  dueParts: NO_PARTS,
  minimumPrepayment: '117315.39',
  purchaseOption: null,
  instalments: [instalmentOf()],
  balanceByMonth: [],
  distributor: null,
  ...changes,
});
