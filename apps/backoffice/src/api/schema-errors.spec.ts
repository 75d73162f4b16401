import { expect, it } from '@jest/globals';
import { CONTENT } from '@flota/schemas';
import { schemaErrors } from './schema-errors.js';

it('finds what the server would refuse, in words, beside the fields', () => {
  const brand = { slug: 'Con Espacios', title: '', sections: [{ title: 'x'.repeat(121), text: '' }] };
  expect(schemaErrors(CONTENT.brands.schema, brand)).toMatchObject({
    slug: 'Use minúsculas sin acentos, números y guiones, hasta 80 caracteres.',
    title: 'Escriba este texto.',
    image: 'Elija una imagen.',
    sections: { 0: { title: 'Sobra 1 carácter: caben 120.' } },
  });
});

it('takes what the server takes, and dates in order only', () => {
  const faq = { category: 'pagos', question: '¿Cómo pago?', answer: '<p>Así.</p>', position: 0 };
  expect(schemaErrors(CONTENT.faqs.schema, faq)).toEqual({});
  const dates = { publishedFrom: '2026-12-02T06:00:00.000Z', publishedUntil: '2026-12-01T06:00:00.000Z' };
  expect(schemaErrors(CONTENT.faqs.schema, { ...faq, ...dates })).toEqual({
    publishedUntil: 'El fin debe ser posterior al inicio.',
  });
});
