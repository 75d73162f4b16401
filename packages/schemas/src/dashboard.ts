/** Figures of the dashboard that are a list's total, each with the list it is the total of. */
export const DASHBOARD_LISTS = {
  newLeads: { resource: 'leads', filter: { state: 'new' } },
  emailsPending: { resource: 'outbound-emails', filter: { waiting: true } },
  // One that a newer mail about the same thing replaced is nobody's work.
  emailsFailed: { resource: 'outbound-emails', filter: { state: 'failed', replaced: false } },
  waitingApprovals: { resource: 'desk-requests', filter: { state: 'waiting' } },
  unreadConversations: { resource: 'conversations', filter: { unread: true } },
  // A rejected one waits for the customer.
  openBillRequests: { resource: 'bill-requests', filter: { open: true } },
  openPolicySubmissions: { resource: 'policy-submissions', filter: { open: true } },
  pendingTaxChanges: { resource: 'tax-changes', filter: { state: 'pending' } },
  ledgerDifferences: { resource: 'ledger-differences', filter: { state: 'open' } },
  heldRuns: { resource: 'statement-runs', filter: { held: true } },
} as const satisfies Record<string, { resource: string; filter: Record<string, string | boolean> }>;

export type DashboardFigure = keyof typeof DASHBOARD_LISTS;

/** `GET /api/admin/dashboard` */
export interface DashboardData extends Record<DashboardFigure, number> {
  /** The last of the seven days. */
  quotesToday: number;
  /** One entry a day, oldest first. */
  quotesLast7Days: { date: string; count: number }[];
  oldestPendingEmailAt: string | null;
  worker: { alive: boolean; lastSeenAt: string | null };
  /** Of files that people send: `off` where none is set, `away` when it does not answer, and then none is taken in. */
  scanner: 'off' | 'ok' | 'away';
}
