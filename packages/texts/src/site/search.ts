import { defineTexts } from '../wording.js';

/** The search's page, and what unfolds below the header. */
export const search = defineTexts('search', {
  title: 'Buscar',
  metaDescription: 'Busque planes, vehículos, distribuidores, noticias y respuestas a sus preguntas.',
  label: '¿Qué busca?',
  submit: 'Buscar',
  found: { one: '{n} resultado para «{phrase}»', other: '{n} resultados para «{phrase}»' },
  emptyTitle: 'No encontramos nada con esas palabras',
  emptyText: 'Pruebe con otra palabra, revise la ortografía o pregúntenos.',
  write: 'Escribirnos',
  doubt: '¿No encuentra lo que busca?',

  // Below the header.
  panelPlaceholder: 'Plan, vehículo, distribuidor, duda…',
  panelSubmit: 'BUSCAR',
  panelShort: 'Escriba al menos {minimum} letras.',
  panelSearching: 'Buscando…',
  panelEmpty: 'Sin resultados. Pruebe con otra palabra o llámenos.',
  panelFound: { one: '{n} resultado', other: '{n} resultados' },

  // Where to go while nothing was asked.
  startTitle: 'O empiece por aquí',
  plansTitle: 'Planes de financiamiento',
  plansText: 'Crédito, arrendamiento y seguro, con un ejemplo de cada uno.',
  vehiclesTitle: 'Vehículos y precios',
  vehiclesText: 'Camiones y autobuses que financiamos, con su precio de lista.',
  calculatorTitle: 'Calculadora',
  calculatorText: 'Su mensualidad, la tasa y el CAT, sin registrarse.',
  dealersTitle: 'Distribuidores',
  dealersText: 'Por estado o cerca de usted, con horarios y teléfono.',
  faqsTitle: 'Preguntas frecuentes',
  faqsText: 'Requisitos, pagos, seguros y fin del contrato.',
  documentsTitle: 'Formularios',
  documentsText: 'Solicitudes y anexos para descargar.',
  newsTitle: 'Noticias',
  newsText: 'Guías para elegir, contratar y cuidar su unidad.',
  legalTitle: 'Legales',
  legalText: 'Términos, aviso de privacidad, comisiones y CAT.',
});
