import { z } from 'zod';
import { defineContent, publication } from './content-kind.js';
import { html, line, numberOf, own, place, reference, slug } from './field.js';
import { outline } from './outlines.js';

/** Where visitors find it. */
export const faqsPath = (slug: string): string => `/faqs/${slug}`;

/** One that still has questions can't be deleted. */
export const faqCategories = defineContent({
  ...outline('faq-categories'),
  fields: { name: line({ max: 80, label: 'Nombre' }), slug: slug('name'), position: place() },
  shown: { questions: numberOf(z.int(), { label: 'Preguntas', staffOnly: true }) },
  search: ['name', 'slug'],
  path: faqsPath,
});

export const faqs = defineContent({
  ...outline('faqs'),
  fields: {
    category: reference({ label: 'Categoría', to: 'faq-categories', by: 'name' }),
    question: line({ max: 240, label: 'Pregunta' }),
    answer: html({ max: 8_000, label: 'Respuesta' }),
    position: place('category'),
    ...publication,
  },
  shown: { categoryName: own(z.string(), { label: 'Categoría' }) },
  search: ['question', 'answer'],
  list: { detail: 'answer', columns: ['category'], filters: ['category'] },
  found: { kind: 'faq', section: 'Preguntas frecuentes' },
});
