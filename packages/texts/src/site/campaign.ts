import { defineTexts } from '../wording.js';

/** The form of who wants to be called, on a campaign's page and on a plan's. */
export const campaign = defineTexts('campaign', {
  // Of a campaign that has no name.
  title: 'Promoción',
  personType: '¿Para quién es?',
  nameHint: 'El suyo o el de su empresa.',
  state: 'Estado',
  statePlaceholder: 'Elija su estado',
  time: '¿Cuándo le llamamos?',
  // What the visitor agrees that their data is used for.
  purpose: 'llamarme y prepararme una propuesta',
  failedTitle: 'No se enviaron sus datos',
  sentTitle: 'Recibimos sus datos',
  sentCall: 'Le llamamos a más tardar el siguiente día hábil, <time>{time}</time>.',
});
