import { type Destination, INSURANCE_PLAN_PATH, isOffered, isOptional, type OptionalDestination } from '@flota/schemas';
import type { DraftEntry } from './navigation-draft.js';
import type { Offered } from './navigation-data.js';

/** What staff call a place, whatever visitors read. */
export const DESTINATION_NAMES: Readonly<Record<Destination, string>> = {
  plans: 'Planes',
  insurance: 'Plan de seguros',
  calculator: 'Calculadora',
  afford: '¿Qué puedo pagar?',
  vehicles: 'Vehículos y precios',
  promotions: 'Promociones de Inicio',
  brands: 'Marcas de Inicio',
  news: 'Noticias',
  contact: 'Contacto',
  syntage: 'Syntage',
  dealers: 'Distribuidores',
  faqs: 'Preguntas frecuentes',
  forms: 'Formularios',
  about: 'Acerca de nosotros',
  'saved-quotes': 'Cotizaciones guardadas',
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  jobs: 'Bolsa de trabajo',
  social: 'Redes sociales',
  'sister-sites': 'Sitios hermanos',
};

const MISSING: Readonly<Record<OptionalDestination, string>> = {
  insurance: 'el plan de seguros no está publicado',
  syntage: 'Syntage está apagado en Configuración',
  jobs: 'falta su dirección en Configuración',
  social: 'no hay redes sociales en Configuración',
  'sister-sites': 'no hay sitios hermanos en Configuración',
};

/** Why a place isn't drawn though it stands in the list; `undefined` where it is. */
export function whyNotDrawn(destination: Destination, offered: Offered | undefined): string | undefined {
  if (!offered || !isOptional(destination)) return undefined;
  const { plans, syntage: offersSyntage, settings } = offered;
  return isOffered(destination, { ...settings, plans, offersSyntage }) ? undefined : MISSING[destination];
}

/** What visitors read of an entry: of several links, each. Nothing of what isn't drawn. */
export function drawnLabels(
  entry: DraftEntry,
  labels: Readonly<Record<string, string>>,
  offered: Offered | undefined,
): string[] {
  if (entry.hidden) return [];
  if (entry.kind === 'link') return entry.label.trim() ? [entry.label] : [];
  const { destination } = entry;
  if (whyNotDrawn(destination, offered)) return [];
  if (destination === 'social' && offered) return offered.settings.socialLinks.map(({ label }) => label);
  if (destination === 'sister-sites' && offered) return offered.settings.sisterSites.map(({ label }) => label);
  return [entry.label?.trim() || ownName(destination, labels, offered)];
}

/** What the product calls a place by itself. */
export function ownName(
  destination: Destination,
  labels: Readonly<Record<string, string>>,
  offered: Offered | undefined,
): string {
  const plan = destination === 'insurance' && offered?.plans.find(({ url }) => url === INSURANCE_PLAN_PATH);
  return plan ? plan.title : (labels[destination] ?? DESTINATION_NAMES[destination]);
}
