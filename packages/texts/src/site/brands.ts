import { defineTexts } from '../wording.js';

export const brands = defineTexts('brands', {
  metaKeywords: '{brand}, financiamiento de camiones, autobuses, México',
  callTitle: 'Dé el siguiente paso',
  quote: 'COTIZAR',
  dealer: 'ENCUENTRA TU DISTRIBUIDOR',
});
