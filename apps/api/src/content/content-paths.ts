import type { PageSlug } from '@flota/schemas';

/** Where visitors find each page; `null`: only on the way of something else. */
const PAGE_PATHS: Record<PageSlug, string | null> = {
  home: '/',
  'planes-financiamiento': '/planes-financiamiento',
  calculadora: '/calculadora/paso-1',
  distribuidores: '/distribuidores',
  contacto: '/contacto',
  acerca: '/acerca',
  noticias: '/noticias',
  faqs: null,
  legales: null,
  revocacion: '/legales/revocacion',
  formularios: '/formularios',
  syntage: '/syntage',
  'pago-confirmado': null,
};

/** All vehicles that can be financed. */
export const CATALOGUE_PATH = '/calculator/vehicles';

/** One model among them. */
export const vehiclePath = (slug: string) => `${CATALOGUE_PATH}#${slug}`;

export const pagePath = (slug: string): string | null => PAGE_PATHS[slug as PageSlug] ?? null;
export const newsPath = (slug: string) => `/noticias/${slug}`;
export const brandPath = (slug: string) => `/brand-${slug}`;
export const faqsPath = (category: string) => `/faqs/${category}`;
export const legalPath = (slug: string) => `/legales/${slug}`;
export const documentFilePath = (slug: string) => `/api/documents/${slug}/file`;
