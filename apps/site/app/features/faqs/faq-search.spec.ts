import { describe, expect, it } from '@jest/globals';
import { findFaqs, markHtml, searchWords, textParts } from './faq-search.js';

const faq = (question: string, answer = '') => ({ category: 'pagos', question, answer });

const FAQS = [
  faq('¿Cuándo recibo mi factura?', '<p>Al liquidar el crédito.</p>'),
  faq('¿Puedo adelantar pagos a capital?', '<p>Sí, desde tres mensualidades.</p>'),
  faq('¿Qué meses se cobran intereses?', '<p>Todos los del plazo.</p>'),
];

const questionsFor = (phrase: string) => findFaqs(FAQS, searchWords(phrase)).map(({ question }) => question);

describe('findFaqs', () => {
  it.each([
    ['credito', '¿Cuándo recibo mi factura?'],
    ['FACTURAS', '¿Cuándo recibo mi factura?'],
    ['pago adelantar', '¿Puedo adelantar pagos a capital?'],
    ['¿cómo pago mi mensualidad?', '¿Puedo adelantar pagos a capital?'],
    ['mes interés', '¿Qué meses se cobran intereses?'],
    ['capi', '¿Puedo adelantar pagos a capital?'],
  ])('"%s" finds "%s"', (phrase, question) => expect(questionsFor(phrase)).toEqual([question]));

  it.each(['velero', 'capital velero', 'apital'])('"%s" finds nothing', (phrase) =>
    expect(questionsFor(phrase)).toEqual([]),
  );

  it('puts questions before those whose answer alone speaks of it', () => {
    const [inTitle, inAnswer] = [faq('¿Qué es el CAT?'), faq('¿Y la tasa?', '<p>Vea el CAT.</p>')];
    expect(findFaqs([inAnswer, inTitle], searchWords('cat'))).toEqual([inTitle, inAnswer]);
  });
});

it('ignores words that say nothing', () => expect(searchWords('¿Qué es el Crédito?')).toEqual(['credito']));

it('marks the whole word as it is written', () =>
  expect(textParts('El crédito.', ['credi'])).toEqual([
    { text: 'El', found: false },
    { text: ' ', found: false },
    { text: 'crédito', found: true },
    { text: '.', found: false },
  ]));

it('marks text, not tags or entities', () =>
  expect(markHtml('<p>Amplio <a href="/p">plazo &amp; p</a></p>', ['p', 'amp'])).toBe(
    '<p><mark>Amplio</mark> <a href="/p"><mark>plazo</mark> &amp; <mark>p</mark></a></p>',
  ));
