import { brandPath, faqsPath, legalPath, newsPath, pagePath, vehiclePath } from '../content/index.js';

type SearchKind =
  'plan' | 'news' | 'faq' | 'promotion' | 'brand' | 'legal' | 'page' | 'document' | 'vehicle' | 'distributor';

/** What was found: a row of `search_document`. */
export interface Found {
  kind: SearchKind;
  /** Slug, or id of what has no slug. */
  key: string;
  title: string;
  /** Of a question. */
  category: string | null;
}

interface Section {
  label: (found: Found) => string;
  /** `null`: nothing that a visitor can go to. */
  path: (found: Found) => string | null;
}

/** The labels the specification knows plans by; another plan's is its title. */
const PLAN_LABELS: Record<string, string> = {
  'credito-directo': 'Crédito',
  'arrendamiento-puro': 'Arrendamiento Puro',
  'arrendamiento-financiero': 'Arrendamiento Financiero',
  flexibility: 'Flexibility',
};

const SECTIONS: Record<SearchKind, Section> = {
  plan: {
    label: ({ key, title }) => PLAN_LABELS[key] ?? title,
    path: ({ key }) => `/planes-financiamiento/${key}`,
  },
  news: { label: () => 'Noticias', path: ({ key }) => newsPath(key) },
  faq: { label: () => 'Preguntas frecuentes', path: ({ category }) => category && faqsPath(category) },
  promotion: { label: () => 'Promociones', path: () => '/?section=promociones' },
  brand: { label: () => 'Marcas', path: ({ key }) => brandPath(key) },
  legal: { label: () => 'Legales', path: ({ key }) => legalPath(key) },
  page: { label: () => 'Páginas', path: ({ key }) => pagePath(key) },
  document: { label: () => 'Documentos', path: () => pagePath('formularios') },
  vehicle: { label: () => 'Vehículos', path: ({ key }) => vehiclePath(key) },
  distributor: { label: () => 'Distribuidores', path: ({ key }) => `/distribuidores?d=${key}` },
};

export const sectionOf = (found: Found): string => SECTIONS[found.kind].label(found);
export const pathOf = (found: Found): string | null => SECTIONS[found.kind].path(found);
