import type { SiteSettings } from '@flota/schemas';

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

/** Below the plans' header, in this order. Flexibility is reached by its address only. */
export const PLAN_LINKS: readonly NavigationLink[] = [
  { label: 'Crédito Directo', to: `${PLANS_PATH}/credito-directo` },
  { label: 'Arrendamiento Puro', to: `${PLANS_PATH}/arrendamiento-puro` },
  { label: 'Arrendamiento Financiero', to: `${PLANS_PATH}/arrendamiento-financiero` },
  { label: 'Insurance', to: `${PLANS_PATH}/insurance` },
];

const SYNTAGE: NavigationLink = { label: 'Syntage', to: '/syntage' };

/** What a link leads to may be something this lender does not offer. */
interface Offered {
  offersSyntage: boolean;
}

export const mainMenu = ({ offersSyntage }: Offered): readonly MenuEntry[] => [
  { label: PLANS_TITLE, to: PLANS_PATH, submenu: PLAN_LINKS },
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
export const localNavigation = ({ offersSyntage }: Offered): readonly NavigationLink[] => [
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

export const footerGroups = (settings: SiteSettings): readonly FooterGroup[] => [
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
      { label: 'Planes de Financiamiento', to: `${PLANS_PATH}/credito-directo` },
      { label: 'Insurance', to: `${PLANS_PATH}/insurance` },
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
