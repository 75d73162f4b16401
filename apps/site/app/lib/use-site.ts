import type { SiteSettings } from '@flota/schemas';
import { useRouteLoaderData } from 'react-router';

/** Who the lender is, the address the site is called by, and the year in Mexico: what the root loader answers. */
export interface Site extends SiteSettings {
  origin: string;
  year: number;
}

export function useSite(): Site {
  const site = useRouteLoaderData<() => Site>('root');
  if (!site) throw new Error('useSite works only inside pages, where the root loader has answered');
  return site;
}
