import type { DashboardData } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../api/client.js';

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
