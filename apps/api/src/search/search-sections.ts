import { CONTENT, type ContentKind, type ContentName, faqsPath, pagePath } from '@flota/schemas';

/** What was found: a row of `search_document`. */
export interface Found {
  /** What `search_source_{kind}()` it comes from. */
  kind: string;
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

/** Where a hit leads, when that isn't the record's own address. */
const PATHS: Partial<Record<ContentName, Section['path']>> = {
  faqs: ({ category }) => category && faqsPath(category),
  promotions: () => '/?section=promociones',
  pages: ({ key }) => pagePath(key),
  documents: () => pagePath('formularios'),
};

const content = Object.entries(CONTENT) as [ContentName, ContentKind][];

/** By what `search_document` calls a kind. */
export const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  [
    'plan',
    {
      label: ({ key, title }) => PLAN_LABELS[key] ?? title,
      path: ({ key }) => `/planes-financiamiento/${key}`,
    },
  ],
  ...content.flatMap(([name, { found, path }]): [string, Section][] =>
    found
      ? [[found.kind, { label: () => found.section, path: PATHS[name] ?? (({ key }) => path?.(key) ?? null) }]]
      : [],
  ),
]);
