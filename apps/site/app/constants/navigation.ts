import type { PlanLink, SiteSettings } from '@flota/schemas';
import { navigation } from '@flota/texts/site/navigation';

export interface NavigationLink {
  label: string;
  to: string;
  /** A section of the home page: scrolled to when the visitor is there already. */
  section?: string;
}

export interface MenuEntry extends NavigationLink {
  /** Opens in the place of the main menu. */
  submenu?: readonly NavigationLink[];
}

/** The hash takes a visitor there before scripts arrive; `section` is the specification's own way. */
const homeSection = (label: string, section: string): NavigationLink => ({
  label,
  section,
  to: `/?section=${section}#${section}`,
});

export const PLANS_PATH = '/planes-financiamiento';

/** What somebody can pay a month, and what that is enough for. */
export const AFFORD_PATH = '/calculadora/puedo-pagar';

/** Below the plans' header: those that the lender shows, in its order. */
export const planLinks = (plans: readonly PlanLink[]): readonly NavigationLink[] =>
  plans.map(({ title, url }) => ({ label: title, to: url }));

const SYNTAGE: NavigationLink = { label: 'Syntage', to: '/syntage' };

/** What a link leads to may be something this lender does not offer. */
interface Offered {
  offersSyntage: boolean;
  plans: readonly PlanLink[];
}

export const mainMenu = ({ offersSyntage, plans }: Offered): readonly MenuEntry[] => [
  { label: navigation.plans, to: PLANS_PATH, submenu: planLinks(plans) },
  { label: navigation.calculator, to: '/calculadora' },
  homeSection(navigation.promotions, 'promociones'),
  homeSection(navigation.brands, 'marcas'),
  { label: navigation.news, to: '/noticias' },
  { label: navigation.contact, to: '/contacto' },
  ...(offersSyntage ? [SYNTAGE] : []),
];

const findDistributor = (): NavigationLink => ({ label: navigation.dealers, to: '/distribuidores' });
const faqs = (): NavigationLink => ({ label: navigation.faqs, to: '/faqs/general-questions' });

/** Beside the main menu. */
export const helpLinks = (): readonly NavigationLink[] => [
  findDistributor(),
  faqs(),
  { label: navigation.forms, to: '/formularios' },
];

/** Below the hero of the home page. */
export const localNavigation = ({ offersSyntage }: Pick<Offered, 'offersSyntage'>): readonly NavigationLink[] => [
  homeSection(navigation.homePlans, 'planes'),
  homeSection(navigation.homeQuote, 'cotizar'),
  homeSection(navigation.homeContact, 'contacto'),
  findDistributor(),
  ...(offersSyntage ? [SYNTAGE] : []),
];

export interface FooterGroup {
  id: string;
  title: string;
  links: readonly NavigationLink[];
}

const external = ({ label, url }: { label: string; url: string }): NavigationLink => ({ label, to: url });

/** A plan that one reads about and does not quote has its place among the products. */
const INSURANCE = `${PLANS_PATH}/insurance`;

export const footerGroups = (settings: SiteSettings & Pick<Offered, 'plans'>): readonly FooterGroup[] => [
  {
    id: 'compania',
    title: navigation.footerCompany,
    links: [
      { label: navigation.footerAbout, to: '/acerca' },
      { label: navigation.footerNews, to: '/noticias' },
      ...(settings.jobBoardUrl ? [{ label: navigation.footerJobs, to: settings.jobBoardUrl }] : []),
      ...settings.socialLinks.map(external),
    ],
  },
  {
    id: 'productos',
    title: navigation.footerProducts,
    links: [
      { label: navigation.footerPlans, to: settings.plans[0]?.url ?? PLANS_PATH },
      ...planLinks(settings.plans).filter(({ to }) => to === INSURANCE),
      { label: navigation.footerCalculator, to: '/calculadora' },
      { label: navigation.footerAfford, to: AFFORD_PATH },
      { label: navigation.footerVehicles, to: '/calculator/vehicles' },
      ...settings.sisterSites.map(external),
    ],
  },
  {
    id: 'ayuda',
    title: navigation.footerHelp,
    links: [
      findDistributor(),
      faqs(),
      { label: navigation.footerContact, to: '/contacto' },
      { label: navigation.footerLegal, to: '/legales/terminosycondiciones' },
      { label: navigation.footerPrivacy, to: '/legales/aviso-de-privacidad' },
    ],
  },
];
