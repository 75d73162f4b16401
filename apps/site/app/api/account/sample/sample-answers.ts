import {
  ACCOUNT_RIGHTS,
  type AccountHome,
  type AccountPolicy,
  addDays,
  type ContractSummary,
  type OwnAccounts,
  todayInMexico,
} from '@flota/schemas';

const NOBODY = { holder: { legalName: 'Transportes de Ejemplo, S.A. de C.V.', rfc: 'XAXX010101000' } };

/** Contracts that nobody signed, with figures that nobody owes. */
function sampleContracts(today: string) {
  const dueSoon = { number: 14, dueOn: addDays(today, 6), payableUntil: addDays(today, 6), overdue: false };
  const later = { number: 30, dueOn: addDays(today, 21), payableUntil: addDays(today, 21), overdue: false };
  const first = {
    ...NOBODY,
    id: 'ejemplo-1',
    number: 'C-0000-0001',
    kind: 'direct_credit',
    planTitle: 'Crédito Directo',
    state: 'active',
    nickname: 'Ruta del norte',
    vehicle: 'Tractocamión de ejemplo',
    silhouette: 'tractor',
    vin: '00000000000000001',
    termMonths: 60,
    paidInstalments: 13,
    totalInstalments: 60,
    outstandingCapital: '2329430.50',
    principal: '2784000.00',
    dueNow: '0.00',
    daysLate: 0,
    unapplied: '0.00',
    nextInstalment: { ...dueSoon, total: '65502.73', missing: '65502.73' },
    signedOn: addDays(today, -402),
    paidOffOn: null,
  } satisfies ContractSummary;
  const second = {
    ...NOBODY,
    id: 'ejemplo-2',
    number: 'C-0000-0002',
    kind: 'financial_lease',
    planTitle: 'Arrendamiento Financiero',
    state: 'active',
    nickname: null,
    vehicle: 'Autobús de ejemplo',
    silhouette: 'coach',
    vin: '00000000000000002',
    termMonths: 48,
    paidInstalments: 29,
    totalInstalments: 48,
    outstandingCapital: '1240118.20',
    principal: '2700000.00',
    dueNow: '0.00',
    daysLate: 0,
    unapplied: '0.00',
    nextInstalment: { ...later, total: '73951.80', missing: '73951.80' },
    signedOn: addDays(today, -900),
    paidOffOn: null,
  } satisfies ContractSummary;
  return [first, second] as const;
}

function sampleHome(today: string): AccountHome {
  const [first, second] = sampleContracts(today);
  const nobody = { contractId: null, contractLabel: null, amount: null };
  return {
    contracts: [first, second],
    dueNow: '0.00',
    dueThisMonth: '139454.53',
    outstandingCapital: '3569548.70',
    dueDays: [first, second].map(({ id, number, nickname, nextInstalment }) => ({
      on: nextInstalment.dueOn,
      amount: nextInstalment.missing,
      count: 1,
      contractId: id,
      contractLabel: nickname ?? number,
    })),
    holders: [{ ...NOBODY.holder, active: 2, dueNow: '0.00', outstandingCapital: '3569548.70' }],
    nextPayment: { ...first.nextInstalment, contractId: first.id },
    alerts: [
      {
        kind: 'due-soon',
        contractId: first.id,
        contractLabel: first.nickname,
        date: first.nextInstalment.dueOn,
        amount: first.nextInstalment.missing,
      },
      { ...nobody, kind: 'statement-ready', date: addDays(today, -3) },
    ],
  };
}

function samplePolicies(today: string): AccountPolicy[] {
  return sampleContracts(today).map(({ id, number, nickname, vehicle }) => ({
    id: `poliza-${id}`,
    contractId: id,
    contractLabel: nickname ?? number,
    vehicle,
    insurer: 'Aseguradora de ejemplo',
    number: 'P-0000',
    coverage: 'Amplia',
    startsOn: addDays(today, -120),
    endsOn: addDays(today, 245),
    premium: '48200.00',
    hasPdf: false,
    state: 'valid',
    coversContract: true,
    contractEndsOn: addDays(today, 200),
  }));
}

const OWN = { membershipId: null, holder: 'Cliente de Ejemplo', role: null };

/** Whoever looks may do all in it. */
const SAMPLE_ACCESS: OwnAccounts = {
  accounts: [OWN],
  current: { ...OWN, rights: [...ACCOUNT_RIGHTS], hidesMoney: false },
};

/** Lists that are empty in the sample, as in a new customer's account. */
const EMPTY: Readonly<Record<string, unknown>> = {
  '/api/customers/people': { people: [] },
  '/api/customers/people/activity': { entries: [], next: null },
  '/api/customers/statements': [],
  '/api/customers/invoices': [],
  '/api/customers/payments': { payments: [], older: false },
  '/api/customers/conversations': { conversations: [] },
  '/api/customers/signing-requests': [],
  '/api/customers/tax-changes': [],
};

/** What the API would answer; nothing where the sample doesn't go that far. */
export function sampleAnswer(path: string): unknown {
  const today = todayInMexico();
  if (path === '/api/customers/accounts') return SAMPLE_ACCESS;
  if (path === '/api/customers/home') return sampleHome(today);
  if (path === '/api/customers/policies') return samplePolicies(today);
  if (/^\/api\/customers\/contracts\/[^/]+\/documents$/.test(path)) return [];
  return EMPTY[path];
}
