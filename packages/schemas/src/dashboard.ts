import type { Sales } from './sales.js';

/** How long the oldest charge that isn't paid has been due, in days; the last has no end. */
export const ARREARS = {
  '1-30': { from: 1, to: 30 },
  '31-60': { from: 31, to: 60 },
  '61-90': { from: 61, to: 90 },
  '91+': { from: 91, to: null },
} as const;
export type Arrears = keyof typeof ARREARS;

export const ARREARS_NAMES = {
  '1-30': '1 a 30',
  '31-60': '31 a 60',
  '61-90': '61 a 90',
  '91+': 'Más de 90',
} as const satisfies Record<Arrears, string>;

/** Figures of the dashboard that are a list's total, each with the list it is the total of: see `dashboardList`. */
export const DASHBOARD_LISTS = {
  lateLeads: { resource: 'leads', filter: { late: true } },
  newLeads: { resource: 'leads', filter: { stage: 'new' } },
  brokenPromises: { resource: 'collections', filter: { rank: 'broken' } },
  dueCollections: { resource: 'collections', filter: { rank: 'due' } },
  emailsPending: { resource: 'outbound-emails', filter: { waiting: true } },
  // One that a newer mail about the same thing replaced is nobody's work.
  emailsFailed: { resource: 'outbound-emails', filter: { state: 'failed', replaced: false } },
  waitingRates: { resource: 'rate-changes', filter: { state: 'waiting' } },
  waitingApprovals: { resource: 'desk-requests', filter: { state: 'waiting' } },
  lateConversations: { resource: 'conversations', filter: { late: true } },
  unreadConversations: { resource: 'conversations', filter: { unread: true } },
  lateBillRequests: { resource: 'bill-requests', filter: { late: true } },
  openBillRequests: { resource: 'bill-requests', filter: { open: true } },
  openPolicySubmissions: { resource: 'policy-submissions', filter: { open: true } },
  pendingTaxChanges: { resource: 'tax-changes', filter: { state: 'pending' } },
  ledgerDifferences: { resource: 'ledger-differences', filter: { state: 'open' } },
  heldRuns: { resource: 'statement-runs', filter: { held: true } },
  arrears30: { resource: 'contracts', filter: { arrears: '1-30' } },
  arrears60: { resource: 'contracts', filter: { arrears: '31-60' } },
  arrears90: { resource: 'contracts', filter: { arrears: '61-90' } },
  arrearsOver90: { resource: 'contracts', filter: { arrears: '91+' } },
} as const satisfies Record<string, { resource: string; filter: Record<string, string | boolean> }>;

export type DashboardFigure = keyof typeof DASHBOARD_LISTS;

/** Of these only what others asked for waits for somebody: nobody agrees to what is their own. */
const BY_OTHERS: ReadonlySet<DashboardFigure> = new Set(['waitingRates', 'waitingApprovals']);

/** The list that a figure is the total of, for the member of staff who reads it. */
export function dashboardList(
  figure: DashboardFigure,
  staffId: string,
): { resource: string; filter: Record<string, string | boolean> } {
  const { resource, filter } = DASHBOARD_LISTS[figure];
  return { resource, filter: BY_OTHERS.has(figure) ? { ...filter, notBy: staffId } : filter };
}

/** Contracts by how long they have been behind. */
export const ARREARS_FIGURES = ['arrears30', 'arrears60', 'arrears90', 'arrearsOver90'] as const;

/** `GET /api/admin/dashboard` */
export interface DashboardData extends Record<DashboardFigure, number> {
  /** The last of the seven days. */
  quotesToday: number;
  /** One entry a day, oldest first. */
  quotesLast7Days: { date: string; count: number }[];
  sales: Sales;
  oldestPendingEmailAt: string | null;
  worker: { alive: boolean; lastSeenAt: string | null };
  /** Of files that people send: `off` where none is set, `away` when it does not answer, and then none is taken in. */
  scanner: 'off' | 'ok' | 'away';
}
