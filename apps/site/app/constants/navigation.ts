import type { PlanLink } from '@flota/schemas';
import { navigation } from '@flota/texts/site/navigation';

export interface NavigationLink {
  label: string;
  to: string;
  /** A section of the home page: scrolled to when the visitor is there already. */
  section?: string;
  /** No page but a file, which the router knows nothing of. */
  isFile?: boolean;
}

/** The hash takes a visitor there before scripts arrive; `section` is the specification's own way. */
export const homeSection = (label: string, section: string): NavigationLink => ({
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

const findDistributor = (): NavigationLink => ({ label: navigation.dealers, to: '/distribuidores' });
const faqs = (): NavigationLink => ({ label: navigation.faqs, to: '/faqs/general-questions' });

/** Beside the main menu. */
export const helpLinks = (): readonly NavigationLink[] => [
  findDistributor(),
  faqs(),
  { label: navigation.forms, to: '/formularios' },
];

/** Below the hero of the home page. */
export const localNavigation = ({ offersSyntage }: { offersSyntage: boolean }): readonly NavigationLink[] => [
  homeSection(navigation.homePlans, 'planes'),
  homeSection(navigation.homeQuote, 'cotizar'),
  homeSection(navigation.homeContact, 'contacto'),
  findDistributor(),
  ...(offersSyntage ? [SYNTAGE] : []),
];
