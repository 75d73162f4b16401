import type { SiteSettings } from '@flota/schemas';

export interface NavigationLink {
  label: string;
  to: string;
  /** A section of the home page: scrolled to when the visitor is there already. */
  section?: string;
}

/** The hash takes a visitor there before scripts arrive; `section` is the specification's own way. */
const homeSection = (label: string, section: string): NavigationLink => ({
  label,
  section,
  to: `/?section=${section}#${section}`,
});

/** Only what exists today. One line adds an entry. */
export const MAIN_MENU: readonly NavigationLink[] = [
  homeSection('Planes de financiamiento', 'planes'),
  { label: 'Calcula tu financiamiento', to: '/calculadora' },
  homeSection('Contacto', 'contacto'),
];

export const HELP_LINKS: readonly NavigationLink[] = [
  { label: 'Preguntas frecuentes', to: '/faqs/general-questions' },
  { label: 'Legales', to: '/legales/terminosycondiciones' },
  { label: 'Aviso de Privacidad', to: '/legales/aviso-de-privacidad' },
];

/** Below the hero. */
export const LOCAL_NAVIGATION: readonly NavigationLink[] = [
  homeSection('Planes', 'planes'),
  homeSection('Cotizar', 'cotizar'),
  homeSection('Contacto', 'contacto'),
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
    links: [{ label: 'Bolsa de Trabajo', to: settings.jobBoardUrl }, ...settings.socialLinks.map(external)],
  },
  {
    id: 'productos',
    title: 'PRODUCTOS Y MARCAS',
    links: [
      homeSection('Planes de Financiamiento', 'planes'),
      { label: 'Calculadora', to: '/calculadora' },
      ...settings.sisterSites.map(external),
    ],
  },
  { id: 'ayuda', title: 'AYUDA', links: HELP_LINKS },
];
