import type { PageSeed } from './page-seed.js';

export const home: PageSeed = {
  slug: 'home',
  title: 'Financiamiento para camiones y autobuses',
  lead: 'Crédito y arrendamiento con tasa fija, para una unidad o para toda su flota.',
  image: null,
  seoTitle: 'Financiamiento de camiones y autobuses | {empresa}',
  seoDescription:
    'Crédito y arrendamiento de camiones y autobuses en México, con tasa fija y hasta 72 meses. Calcule su mensualidad en línea y reciba su cotización por correo.',
  seoKeywords: 'financiamiento de camiones, crédito para autobuses, arrendamiento de camiones, cotizador de flotas',
};
