import { z } from 'zod';
import { todayInMexico } from '../calendar.js';
import { defineContent } from './content-kind.js';
import { day, html, line, own, place, slug } from './field.js';
import { outline } from './outlines.js';

/** Where visitors find it. */
export const legalPath = (slug: string): string => `/legales/${slug}`;

/** None is deleted: the law asks for most of them, and links in sent mails and contracts lead to them. */
export const legalPages = defineContent({
  ...outline('legal-pages'),
  fields: {
    title: line({ max: 120, label: 'Título' }),
    slug: slug(),
    body: html({ max: 200_000, label: 'Texto de la página' }),
    updatedOn: day({
      label: 'Fecha de actualización',
      hint: 'La ven los visitantes. Cámbiela cuando cambie el texto.',
    }),
    position: place(),
  },
  /** Whether visitors read it, and who has read it last for the lender, if the text is still the one that was read. */
  shown: {
    published: own(z.boolean(), { label: 'Publicada', staffOnly: true }),
    approvedBy: own(z.string().nullable(), { label: 'Leída por', staffOnly: true }),
    approvedAt: own(z.string().nullable(), { label: 'Leída', staffOnly: true }),
    changedSince: own(z.boolean(), { label: 'Cambió después', staffOnly: true }),
  },
  defaults: () => ({ updatedOn: todayInMexico() }),
  search: ['title', 'slug'],
  list: { columns: ['updatedOn'] },
  form: { main: ['title', 'slug', 'body'], aside: ['updatedOn'] },
  path: legalPath,
  found: { kind: 'legal', section: 'Legales' },
});
