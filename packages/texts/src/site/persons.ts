import { defineTexts } from '../wording.js';

/** Beside the kinds of person to choose from. */
export const persons = defineTexts('persons', {
  fisica: 'Usted, con o sin actividad empresarial',
  moral: 'Su empresa o sociedad',

  // Where a person with a business of their own is told apart.
  personal: 'Usted, para uso personal',
  business: 'Usted, si factura fletes o pasajes',
});
