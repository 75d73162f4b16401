import type { AdminBrand, SiteSettings } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { http } from '../api/client.js';
import { useSiteOpening } from '../components/opening/site-opening.js';
import type { SetupFacts } from './setup-steps.js';

export type SettingsRecord = SiteSettings & { id: string; updatedAt: string };

/** What the steps begin with and are judged by, as it is on the server now. */
export interface Setup extends SetupFacts {
  settings: SettingsRecord;
  brand: AdminBrand;
}

/** The look that staff work at, under the key of its own page. */
export const useBrand = (enabled = true) =>
  useQuery({
    queryKey: ['brand'],
    queryFn: ({ signal }) => http.json<AdminBrand>('/api/admin/brand', { signal }),
    enabled,
  });

interface Read {
  setup?: Setup;
  error?: Error;
  retry: () => void;
}

export function useSetup(enabled: boolean): Read {
  const settings = useGetOne<SettingsRecord>('settings', { id: '1' }, { enabled });
  const brand = useBrand(enabled);
  const opening = useSiteOpening(enabled);
  const all = [settings, brand, opening];
  const retry = () => all.forEach(({ refetch }) => void refetch());
  if (settings.data && brand.data && opening.data) {
    return { setup: { settings: settings.data, brand: brand.data, opening: opening.data }, retry };
  }
  return { error: all.find(({ error }) => error)?.error ?? undefined, retry };
}
