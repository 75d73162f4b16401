import { defineTexts } from '../wording.js';

/** Around the legal texts. */
export const legal = defineTexts('legal', {
  title: 'Legales',
  metaDescription: '{title}. Consulte el texto vigente y su fecha de actualización.',
  metaKeywords: '{title}, información legal, financiera, México',
  updated: 'Última actualización: <date/>',
  index: 'En este documento',
  others: 'Otros documentos legales',
  print: 'Imprimir o guardar en PDF',
  documents: 'Documentos legales',
  rights: 'Derechos ARCO y revocación',
});
