import { type Destination, INSURANCE_PLAN_PATH, isOffered, type ShownEntry } from '@flota/schemas';
import { footerLabel, footerTitle, menuLabel, type NamedDestination } from '@flota/texts/site/destinations';
import { AFFORD_PATH, homeSection, type NavigationLink, planLinks, PLANS_PATH } from '../../constants/navigation.js';
import { ACCOUNT_PATH, SYNTAGE_PATH } from '../../constants/paths.js';
import type { Site } from '../../lib/use-site.js';

export interface MenuEntry extends NavigationLink {
  /** Opens in the place of the main menu. */
  submenu?: readonly NavigationLink[];
}

interface FooterGroup {
  id: string;
  title: string;
  links: readonly NavigationLink[];
}

type Lender = Pick<Site, 'navigation' | 'plans' | 'offersSyntage' | 'jobBoardUrl' | 'sisterSites' | 'socialLinks'>;

/** The customer's own pages, for which one has to be signed in. */
export const isInAccount = (pathname: string): boolean =>
  pathname === ACCOUNT_PATH || pathname.startsWith(`${ACCOUNT_PATH}/`);

/** They may have another menu and another footer. */
const shownOn = ({ navigation }: Lender, pathname: string) =>
  isInAccount(pathname) ? navigation.account : navigation.site;

/** What the lender wants in the menu of this page, as far as it offers it. */
export const menuOf = (lender: Lender, pathname: string): readonly MenuEntry[] =>
  shownOn(lender, pathname).menu.flatMap((entry): readonly MenuEntry[] => {
    if (entry.kind === 'destination' && entry.destination === 'plans') {
      return [{ label: entry.label ?? menuLabel('plans'), to: PLANS_PATH, submenu: planLinks(lender.plans) }];
    }
    return linksOf(entry, lender, menuLabel);
  });

/** The same of the footer. A group that leads nowhere has no title either. */
export const footerOf = (lender: Lender, pathname: string): readonly FooterGroup[] =>
  shownOn(lender, pathname)
    .footer.map(({ name, title, entries }, at) => ({
      id: name ?? `grupo-${at + 1}`,
      title: title ?? (name ? footerTitle(name) : ''),
      links: entries.flatMap((entry) => linksOf(entry, lender, footerLabel)),
    }))
    .filter(({ links }) => links.length > 0);

const PATHS = {
  calculator: '/calculadora',
  afford: AFFORD_PATH,
  vehicles: '/calculator/vehicles',
  news: '/noticias',
  contact: '/contacto',
  dealers: '/distribuidores',
  faqs: '/faqs/general-questions',
  forms: '/formularios',
  about: '/acerca',
  'saved-quotes': '/mis-cotizaciones',
  terms: '/legales/terminosycondiciones',
  privacy: '/legales/aviso-de-privacidad',
} as const satisfies Partial<Record<Destination, string>>;

/** An uploaded one, or what ends like one. */
const FILE = /^\/media\/|^\/[^?#]*\.\w+(?:[?#]|$)/;

function linksOf(
  entry: ShownEntry,
  lender: Lender,
  ownLabel: (destination: NamedDestination) => string,
): readonly NavigationLink[] {
  if (entry.kind === 'link') return [{ label: entry.label, to: entry.url, isFile: FILE.test(entry.url) }];
  const { destination, label } = entry;
  if (!isOffered(destination, lender)) return [];
  switch (destination) {
    case 'plans':
      return [{ label: label ?? ownLabel('plans'), to: lender.plans[0]?.url ?? PLANS_PATH }];
    case 'insurance':
      return planLinks(lender.plans)
        .filter(({ to }) => to === INSURANCE_PLAN_PATH)
        .map((link) => ({ ...link, label: label ?? link.label }));
    case 'promotions':
      return [homeSection(label ?? ownLabel('promotions'), 'promociones')];
    case 'brands':
      return [homeSection(label ?? ownLabel('brands'), 'marcas')];
    case 'syntage':
      return [{ label: label ?? 'Syntage', to: SYNTAGE_PATH }];
    case 'jobs':
      return [{ label: label ?? ownLabel('jobs'), to: lender.jobBoardUrl ?? '' }];
    case 'social':
      return lender.socialLinks.map(external);
    case 'sister-sites':
      return lender.sisterSites.map(external);
    default:
      return [{ label: label ?? ownLabel(destination), to: PATHS[destination] }];
  }
}

const external = ({ label, url }: { label: string; url: string }): NavigationLink => ({ label, to: url });
