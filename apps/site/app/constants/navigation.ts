import type { PlanLink, SiteSettings } from '@flota/schemas';

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
export const PLANS_TITLE = 'Planes de financiamiento';

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
  { label: PLANS_TITLE, to: PLANS_PATH, submenu: planLinks(plans) },
  { label: 'Calcula tu financiamiento', to: '/calculadora' },
  homeSection('Promociones', 'promociones'),
  homeSection('Nuestras marcas', 'marcas'),
  { label: 'Noticias', to: '/noticias' },
  { label: 'Contacto', to: '/contacto' },
  ...(offersSyntage ? [SYNTAGE] : []),
];

const FIND_DISTRIBUTOR: NavigationLink = { label: 'Encuentra un distribuidor', to: '/distribuidores' };

/** Beside the main menu. */
export const HELP_LINKS: readonly NavigationLink[] = [
  FIND_DISTRIBUTOR,
  { label: 'Preguntas frecuentes', to: '/faqs/general-questions' },
  { label: 'Formularios', to: '/formularios' },
];

/** Below the hero of the home page. */
export const localNavigation = ({ offersSyntage }: Pick<Offered, 'offersSyntage'>): readonly NavigationLink[] => [
  homeSection('Planes', 'planes'),
  homeSection('Cotizar', 'cotizar'),
  homeSection('Contacto', 'contacto'),
  { label: 'Encuentra un distribuidor', to: '/distribuidores' },
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
    title: 'COMPAÑÍA',
    links: [
      { label: 'Acerca de nosotros', to: '/acerca' },
      { label: 'Noticias', to: '/noticias' },
      ...(settings.jobBoardUrl ? [{ label: 'Bolsa de Trabajo', to: settings.jobBoardUrl }] : []),
      ...settings.socialLinks.map(external),
    ],
  },
  {
    id: 'productos',
    title: 'PRODUCTOS Y MARCAS',
    links: [
      { label: 'Planes de Financiamiento', to: settings.plans[0]?.url ?? PLANS_PATH },
      ...planLinks(settings.plans).filter(({ to }) => to === INSURANCE),
      { label: 'Calculadora', to: '/calculadora' },
      { label: '¿Qué puedo pagar al mes?', to: AFFORD_PATH },
      { label: 'Vehículos y precios', to: '/calculator/vehicles' },
      ...settings.sisterSites.map(external),
    ],
  },
  {
    id: 'ayuda',
    title: 'AYUDA',
    links: [
      FIND_DISTRIBUTOR,
      { label: 'Preguntas frecuentes', to: '/faqs/general-questions' },
      { label: 'Contáctanos', to: '/contacto' },
      { label: 'Legales', to: '/legales/terminosycondiciones' },
      { label: 'Aviso de Privacidad', to: '/legales/aviso-de-privacidad' },
    ],
  },
];
