import type { Destination } from '@flota/schemas';
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

const INSURANCE = '/planes-financiamiento/insurance';

/** Why a place isn't drawn though it stands in the list; `undefined` where it is. */
export function whyNotDrawn(destination: Destination, offered: Offered | undefined): string | undefined {
  if (!offered) return undefined;
  const { plans, syntage, settings } = offered;
  const missing: Partial<Record<Destination, string | false>> = {
    insurance: !plans.some(({ url }) => url === INSURANCE) && 'el plan de seguros no está publicado',
    syntage: !syntage && 'Syntage está apagado en Configuración',
    jobs: !settings.jobBoardUrl && 'falta su dirección en Configuración',
    social: settings.socialLinks.length === 0 && 'no hay redes sociales en Configuración',
    'sister-sites': settings.sisterSites.length === 0 && 'no hay sitios hermanos en Configuración',
  };
  return missing[destination] || undefined;
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
  const plan = destination === 'insurance' && offered?.plans.find(({ url }) => url === INSURANCE);
  return plan ? plan.title : (labels[destination] ?? DESTINATION_NAMES[destination]);
}
