import { useQuery } from '@tanstack/react-query';
import { http } from '../api/client.js';

/** `GET /api/admin/dashboard` */
export interface DashboardData {
  quotesToday: number;
  /** One entry a day, oldest first. */
  quotesLast7Days: { date: string; count: number }[];
  emailsPending: number;
  emailsFailed: number;
  oldestPendingEmailAt: string | null;
  /** Call-backs nobody has taken up; left out by a server that doesn't count them. */
  newLeads?: number;
  openBillRequests: number;
  /** Requests for another name or RFC that wait for staff. */
  pendingTaxChanges: number;
  unreadConversations: number;
  /** Held back or failed. */
  heldStatements: number;
  /** For a second person. */
  waitingApprovals: number;
  worker: { alive: boolean; lastSeenAt: string | null };
}

const EVERY_MINUTE = 60_000;
/** A quote leaves within seconds; a mail that waited this long did not leave by itself. */
const STUCK_AFTER_MS = 15 * 60_000;

export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => http.json<DashboardData>('/api/admin/dashboard', { signal }),
    refetchInterval: EVERY_MINUTE,
  });

export const isMailStuck = ({ oldestPendingEmailAt }: DashboardData, now = Date.now()): boolean =>
  oldestPendingEmailAt !== null && now - Date.parse(oldestPendingEmailAt) > STUCK_AFTER_MS;
