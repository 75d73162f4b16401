import { defineTexts } from '../wording.js';

/** In the calculator: who finances. Asked once, in its first or its second step. */
export const calculatorPerson = defineTexts('calculatorPerson', {
  question: '¿Quién va a financiar?',
  fisica: 'Usted, también si factura fletes.',
  moral: 'Su empresa o sociedad.',
  expected: 'Elija persona física o persona moral para continuar.',

  use: '¿Para qué usará la unidad?',
  personal: 'Uso personal',
  personalNote: 'No la usa para un negocio.',
  business: 'Tengo actividad empresarial',
  businessNote: 'Factura fletes o pasajes con su RFC. Lo comprueba al contratar.',

  // What being such a person does to the VAT of the plan.
  rentVat: 'El IVA se suma a cada renta.',
  noInterestVat: 'Sus intereses no causan IVA.',
  interestVat: 'Sus intereses causan IVA de {rate}.',

  borderRegion: 'Mi domicilio fiscal está en la región fronteriza norte',
  borderRegionNote:
    'Sus intereses causarían IVA de {rate}. Lo comprueba al contratar, con su constancia de situación fiscal.',

  // Once it was said.
  answered: 'Quién financia',
  change: 'Cambiar<spoken> quién financia</spoken>',
});
