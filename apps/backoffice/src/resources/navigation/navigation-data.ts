import type {
  AdminNavigation,
  AdminNavigations,
  NavigationKind,
  NavigationWrite,
  PlanLink,
  SiteSettings,
} from '@flota/schemas';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';

const PATH = '/api/admin/navigation';
const KEY = ['navigation'];

export type Labels = AdminNavigations['labels'];

/** What every kind of page's menu and footer hold. */
export const useNavigations = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => http.json<AdminNavigations>(PATH, { signal }) });

/** Changes those of a kind of page, unless somebody did since; what staff see of it follows. */
export async function changeNavigation(client: QueryClient, kind: NavigationKind, body: NavigationWrite) {
  keep(client, await http.json<AdminNavigation>(`${PATH}/${kind}`, { method: 'PUT', body }));
}

/** Makes them the product's own again, unless somebody changed them since. */
export async function resetNavigation(client: QueryClient, kind: NavigationKind, updatedAt: string) {
  const path = `${PATH}/${kind}?updatedAt=${encodeURIComponent(updatedAt)}`;
  keep(client, await http.json<AdminNavigation>(path, { method: 'DELETE' }));
}

const keep = (client: QueryClient, changed: AdminNavigation): void =>
  void client.setQueryData<AdminNavigations>(
    KEY,
    (data) => data && { ...data, kinds: data.kinds.map((each) => (each.kind === changed.kind ? changed : each)) },
  );

/** What menus can lead to, of what this lender offers. */
export interface Offered {
  plans: readonly PlanLink[];
  syntage: boolean;
  settings: Pick<SiteSettings, 'jobBoardUrl' | 'socialLinks' | 'sisterSites'>;
}

/** As visitors are told of it; `undefined` until it is known. */
export function useOffered(): Offered | undefined {
  const { data } = useQuery({
    queryKey: [...KEY, 'offered'],
    queryFn: async ({ signal }): Promise<Offered> => {
      const [plans, settings, { offered }] = await Promise.all([
        http.json<PlanLink[]>('/api/plan-links', { signal }),
        http.json<SiteSettings>('/api/settings', { signal }),
        http.json<{ offered: boolean }>('/api/syntage', { signal }),
      ]);
      return { plans, settings, syntage: offered };
    },
  });
  return data;
}
