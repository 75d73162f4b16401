import { defineTexts } from '../wording.js';

export const faqs = defineTexts('faqs', {
  title: 'Preguntas frecuentes',
  titleOfCategory: '{category}: preguntas frecuentes',

  searchName: 'Buscar en las preguntas',
  searchLabel: 'Busque en todas las preguntas',
  searchPlaceholder: 'Por ejemplo, adelantar pagos',
  searchSubmit: 'Buscar',

  categories: 'Temas',
  share: 'Compartir esta respuesta',
  emptyTitle: 'Aún no hay preguntas en esta sección',
  emptyText: 'Escríbanos o llámenos y le respondemos en el momento.',
  ask: 'Hacer una pregunta',

  found: { one: '{n} respuesta para «{phrase}»', other: '{n} respuestas para «{phrase}»' },
  foundNone: 'Sin respuestas para «{phrase}»',
  foundClear: 'Quitar búsqueda',
  foundNoneTitle: 'Ninguna pregunta habla de eso',
  foundNoneText: 'Pruebe con menos palabras o con otra. También puede preguntarnos directamente.',
});
