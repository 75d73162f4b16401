import type { BrandLook, PlanLink, PublicNavigation, SiteSettings } from '@flota/schemas';
import type { Wording } from '@flota/texts/wording';
import { useRouteLoaderData } from 'react-router';

/** How the lender looks, as every page needs it. */
export interface SiteLook extends Pick<BrandLook, 'logo' | 'sign' | 'shareImage'> {
  themeColour: string;
  /** Of the chosen families. */
  fontUrls: string[];
  /** What differs from the site's own style sheet. */
  css: string;
}

/** Who the lender is, the address the site is called by, and the year in Mexico: what the root loader answers. */
export interface Site extends SiteSettings {
  look: SiteLook;
  /** What texts say instead of their own words; `null` while it is not known. */
  wording: Wording | null;
  /** What the menu and the footer hold, by kind of page. */
  navigation: PublicNavigation;
  /** Plans that the menu leads to. */
  plans: PlanLink[];
  /** Whether a company can let its SAT data be read. */
  offersSyntage: boolean;
  origin: string;
  year: number;
}

export function useSite(): Site {
  const site = useRouteLoaderData<() => Site>('root');
  if (!site) throw new Error('useSite works only inside pages, where the root loader has answered');
  return site;
}
