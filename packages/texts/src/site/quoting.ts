import { defineTexts } from '../wording.js';

/** What is said of figures wherever they are worked out: home reads it too, so it holds nothing else. */
export const quoting = defineTexts('quoting', {
  // Whose figures these are, while the visitor did not say who they are.
  assumption: 'Si financia como {person}.',

  // The terms of an example, e.g. "60 meses, 20 % de enganche".
  exampleTerms: '{months} meses, {downPayment}',
  noDownPayment: 'sin enganche',
  noInitialRent: 'sin renta inicial',
  exampleCat: 'CAT {cat}',
});
