import { about } from './site/about.js';
import { brands } from './site/brands.js';
import { campaign } from './site/campaign.js';
import { comingSoon } from './site/coming-soon.js';
import { consentChoice } from './site/consent-choice.js';
import { consent } from './site/consent.js';
import { faqs } from './site/faqs.js';
import { homeVehicles } from './site/home-vehicles.js';
import { home } from './site/home.js';
import { legal } from './site/legal.js';
import { news } from './site/news.js';
import { searchHeader } from './site/search-header.js';
import { search } from './site/search.js';
import { accessLink } from './site/access-link.js';
import { accessRequest } from './site/access-request.js';
import { access } from './site/access.js';
import { contact } from './site/contact.js';
import { documents } from './site/documents.js';
import { paymentConfirmed } from './site/payment-confirmed.js';
import { rightsRequestChoices } from './site/rights-request-choices.js';
import { rightsRequest } from './site/rights-request.js';
import { layout } from './site/layout.js';
import { comparison } from './site/comparison.js';
import { dealers } from './site/dealers.js';
import { embed } from './site/embed.js';
import { ownership } from './site/ownership.js';
import { plans } from './site/plans.js';
import { plansFacts } from './site/plans-facts.js';
import { vehicles } from './site/vehicles.js';
import { vehiclesComparison } from './site/vehicles-comparison.js';
import { vehiclesDetail } from './site/vehicles-detail.js';
import { quoteComparison } from './site/quote-comparison.js';
import { quoteHelp } from './site/quote-help.js';
import { quotePage } from './site/quote-page.js';
import { quotePayments } from './site/quote-payments.js';
import { quotePrepayment } from './site/quote-prepayment.js';
import { quoteVehicle } from './site/quote-vehicle.js';
import { savedQuotes } from './site/saved-quotes.js';
import { syntage } from './site/syntage.js';
import { DEFINED, PLURAL_FORMS, tagsOf, type TextDefaults, variablesOf } from './wording.js';

export const TEXT_KINDS = ['site', 'mail'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Where texts are read: a page or a part of it, or a mail. */
export interface TextPlace {
  id: string;
  /** What staff call it. */
  title: string;
  kind: TextKind;
  /** A page where they can be looked at. */
  path?: string;
}

/** A text that can be said in other words. */
export interface CatalogueText {
  /** e.g. `contact.title` or `contact.units.one` */
  key: string;
  place: string;
  default: string;
  /** What may be filled in. */
  variables: readonly string[];
  /** What must stay: links and the like. */
  tags: readonly string[];
}

interface Defined {
  readonly [DEFINED]: { place: string; defaults: TextDefaults };
}

const site = (texts: Defined, title: string, path?: string) => ({ texts, title, path, kind: 'site' as const });
const mail = (texts: Defined, title: string) => ({ texts, title, path: undefined, kind: 'mail' as const });

/** In the order in which staff see them. */
const DEFINITIONS = [
  site(layout, 'En todas las páginas', '/'),
  site(searchHeader, 'En todas las páginas: botón de búsqueda', '/'),
  site(consent, 'Aviso de cookies', '/'),
  site(home, 'Inicio', '/'),
  site(homeVehicles, 'Inicio: familias de vehículos', '/'),
  site(about, 'Acerca de nosotros', '/acerca'),
  site(brands, 'Páginas de marcas'),
  site(news, 'Noticias', '/noticias'),
  site(faqs, 'Preguntas frecuentes', '/faqs/general-questions'),
  site(search, 'Búsqueda', '/buscar'),
  site(campaign, 'Campañas: formulario para que le llamemos'),
  site(legal, 'Textos legales', '/legales/terminosycondiciones'),
  site(consentChoice, 'Textos legales: elección de cookies', '/legales/cookies'),
  site(comingSoon, 'Sitio cerrado: «Muy pronto»'),
  site(plans, 'Planes de financiamiento', '/planes-financiamiento'),
  site(plansFacts, 'Planes: en qué se distinguen', '/planes-financiamiento'),
  site(comparison, 'Comparación de planes'),
  site(ownership, 'Costo de tener la unidad'),
  site(vehicles, 'Vehículos y precios', '/calculator/vehicles'),
  site(vehiclesDetail, 'Página de un vehículo'),
  site(vehiclesComparison, 'Comparación de vehículos', '/comparar-vehiculos'),
  site(dealers, 'Distribuidores', '/distribuidores'),
  site(embed, 'Calculadora en la página de un distribuidor'),
  site(quotePage, 'Cotización'),
  site(quoteVehicle, 'Cotización: vehículo y condiciones'),
  site(quotePayments, 'Cotización: pagos'),
  site(quotePrepayment, 'Cotización: abono a capital'),
  site(quoteHelp, 'Cotización: asesor y qué sigue'),
  site(quoteComparison, 'Dos cotizaciones comparadas'),
  site(savedQuotes, 'Sus cotizaciones', '/mis-cotizaciones'),
  site(syntage, 'Syntage', '/syntage'),
  site(contact, 'Contacto', '/contacto'),
  site(documents, 'Formularios', '/formularios'),
  site(access, 'Acceso de clientes', '/acceso'),
  site(accessRequest, 'Acceso: activar la cuenta o pedir otra contraseña', '/registro'),
  site(accessLink, 'Acceso: páginas que abren los enlaces de los correos'),
  site(paymentConfirmed, 'Regreso del pago con tarjeta', '/pago-confirmado'),
  site(rightsRequest, 'Derechos ARCO', '/legales/revocacion'),
  site(rightsRequestChoices, 'Derechos ARCO: opciones', '/legales/revocacion'),
];

export const TEXT_PLACES: readonly TextPlace[] = DEFINITIONS.map(({ texts, ...told }) => ({
  id: texts[DEFINED].place,
  ...told,
}));

export const CATALOGUE: readonly CatalogueText[] = DEFINITIONS.flatMap(({ texts }) => {
  const { defaults, place } = texts[DEFINED];
  return Object.entries(defaults).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [entry(place, name, text)]
      : PLURAL_FORMS.map((form) => entry(place, `${name}.${form}`, text[form], ['n', ...variablesOf(text.other)])),
  );
});

function entry(place: string, name: string, text: string, also: readonly string[] = []): CatalogueText {
  const variables = [...new Set([...variablesOf(text), ...also])];
  return { key: `${place}.${name}`, place, default: text, variables, tags: tagsOf(text) };
}

const BY_KEY: ReadonlyMap<string, CatalogueText> = new Map(CATALOGUE.map((text) => [text.key, text]));

export const catalogueText = (key: string): CatalogueText | undefined => BY_KEY.get(key);
