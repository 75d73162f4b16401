import { type AccountAlert, type ContractSummary, addDays } from '@flota/schemas';
import { contractLabel } from '../contract.texts.js';
import { coveredUntil, EXPIRING_DAYS } from '../policies/policy-coverage.js';

/** So many days before it falls due, an instalment is worth an alert. */
export const DUE_SOON_DAYS = 7;

/** What alerts are made of, beside the contracts themselves. */
export interface AlertFacts {
  today: string;
  /** By contract. */
  policies: ReadonlyMap<string, readonly { startsOn: string; endsOn: string }[]>;
  /** Last due date by contract. */
  contractEnds: ReadonlyMap<string, string>;
  /** Last day of the newest statement, by contract, where it is new. */
  newStatements: ReadonlyMap<string, string>;
  /** State of the newest bill request, by contract. */
  billRequests: ReadonlyMap<string, { state: string; on: string }>;
  /** What is to be paid by itself, and is not any more. */
  automaticPaused: ReadonlySet<string>;
  /** Last day to accept what the lender proposes, by contract. */
  restructurings: ReadonlyMap<string, string>;
  /** Leased vehicles that were not bought (yet). */
  purchaseOptionOpen: ReadonlySet<string>;
  /** Whose invoices can't be made out: contracts with a tax profile that lacks something. */
  withoutTaxData: ReadonlySet<string>;
  /** Day of the newest message from the lender that the customer has not read. */
  unreadSince: string | null;
  /** Whether our mail comes back from the customer's mailbox. */
  emailBounces: boolean;
}

type Facts = Pick<AccountAlert, 'kind'> & Partial<Pick<AccountAlert, 'date' | 'amount'>>;

/** What the customer should look at: what costs money first, contract by contract. */
export function accountAlerts(contracts: readonly ContractSummary[], facts: AlertFacts): AccountAlert[] {
  const ofContracts = contracts.flatMap((contract): AccountAlert[] => {
    const found = [
      paymentAlert(contract, facts),
      automaticAlert(contract, facts),
      restructuringAlert(contract, facts),
      policyAlert(contract, facts),
      billAlert(contract, facts),
      statementAlert(contract, facts),
      taxDataAlert(contract, facts),
    ];
    return found
      .filter((alert) => alert !== null)
      .map((alert) => ({
        date: null,
        amount: null,
        ...alert,
        contractId: contract.id,
        contractLabel: contractLabel(contract),
      }));
  });
  const general = [
    ...(facts.unreadSince === null ? [] : [generalAlert('message', facts.unreadSince)]),
    ...(facts.emailBounces ? [generalAlert('email-bounces')] : []),
  ];
  const urgency = (alert: AccountAlert) => URGENCY.indexOf(alert.kind);
  return [...inOne('statement-ready', ofContracts), ...general].toSorted((a, b) => urgency(a) - urgency(b));
}

/** Statements are issued all at once: several are one piece of news, of the latest day. */
function inOne(kind: AccountAlert['kind'], alerts: readonly AccountAlert[]): AccountAlert[] {
  const same = alerts.filter((alert) => alert.kind === kind);
  if (same.length < 2) return [...alerts];
  const date =
    same
      .map((alert) => alert.date ?? '')
      .toSorted()
      .at(-1) ?? null;
  const others = alerts.filter((alert) => alert.kind !== kind);
  return [...others, { kind, contractId: null, contractLabel: null, date, amount: null }];
}

const URGENCY: readonly AccountAlert['kind'][] = [
  'overdue',
  'automatic-paused',
  'restructuring',
  'due-soon',
  'policy-expired',
  'bill-correction',
  'bill-rejected',
  'email-bounces',
  'message',
  'policy-expiring',
  'tax-data-missing',
  'bill-available',
  'statement-ready',
  'policy-short',
];

function paymentAlert({ nextInstalment }: ContractSummary, { today }: AlertFacts): Facts | null {
  // What was paid before it is due is not asked for again.
  if (!nextInstalment || Number(nextInstalment.missing) === 0) return null;
  const { dueOn, missing: amount, overdue } = nextInstalment;
  if (overdue) return { kind: 'overdue', date: dueOn, amount };
  return dueOn <= addDays(today, DUE_SOON_DAYS) ? { kind: 'due-soon', date: dueOn, amount } : null;
}

const automaticAlert = (
  { id, nextInstalment, state }: ContractSummary,
  { automaticPaused }: AlertFacts,
): Facts | null =>
  state === 'active' && automaticPaused.has(id)
    ? { kind: 'automatic-paused', date: nextInstalment?.dueOn ?? null }
    : null;

const restructuringAlert = ({ id }: ContractSummary, { restructurings }: AlertFacts): Facts | null => {
  const date = restructurings.get(id);
  return date === undefined ? null : { kind: 'restructuring', date };
};

function policyAlert({ id, state }: ContractSummary, { today, policies, contractEnds }: AlertFacts): Facts | null {
  const periods = policies.get(id) ?? [];
  const endsOn = contractEnds.get(id);
  if (state !== 'active' || periods.length === 0 || endsOn === undefined || endsOn < today) return null;
  const until = coveredUntil(periods, today);
  if (until === null) {
    const lapsed = periods.map((period) => period.endsOn).filter((end) => end < today);
    return { kind: 'policy-expired', date: lapsed.toSorted().at(-1) ?? null };
  }
  if (until >= endsOn) return null;
  return { kind: until <= addDays(today, EXPIRING_DAYS) ? 'policy-expiring' : 'policy-short', date: until };
}

function billAlert({ id, state, paidOffOn }: ContractSummary, facts: AlertFacts): Facts | null {
  const request = facts.billRequests.get(id);
  if (request?.state === 'needs_correction') return { kind: 'bill-correction', date: request.on };
  if (request) return request.state === 'rejected' ? { kind: 'bill-rejected', date: request.on } : null;
  return state === 'paid_off' && !facts.purchaseOptionOpen.has(id) ? { kind: 'bill-available', date: paidOffOn } : null;
}

function statementAlert({ id }: ContractSummary, { newStatements }: AlertFacts): Facts | null {
  const date = newStatements.get(id);
  return date ? { kind: 'statement-ready', date } : null;
}

const taxDataAlert = ({ id, state }: ContractSummary, { withoutTaxData }: AlertFacts): Facts | null =>
  state === 'active' && withoutTaxData.has(id) ? { kind: 'tax-data-missing' } : null;

/** About no contract. */
const generalAlert = (kind: AccountAlert['kind'], date: string | null = null): AccountAlert => ({
  kind,
  contractId: null,
  contractLabel: null,
  date,
  amount: null,
});
