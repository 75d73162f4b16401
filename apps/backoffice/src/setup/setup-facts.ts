import type { AdminBrand, SiteSettings } from '@flota/schemas';
import { useGetOne } from 'react-admin';
import { useSiteOpening } from '../components/opening/site-opening.js';
import { useBrand } from '../resources/brand/brand-draft.js';
import type { SetupFacts } from './setup-steps.js';

export type SettingsRecord = SiteSettings & { id: string; updatedAt: string };

/** What the steps begin with and are judged by, as it is on the server now. */
export interface Setup extends SetupFacts {
  settings: SettingsRecord;
  brand: AdminBrand;
}

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
