import type { PageSeed } from './page-seed.js';

export const downloads: PageSeed = {
  slug: 'formularios',
  title: 'Formularios',
  lead: 'Descargue los formatos de su trámite, según sea persona física o persona moral.',
  image: null,
  body: '<p>Imprima el formato, llénelo, fírmelo y entréguelo a su asesor o distribuidor con los documentos de la lista de requisitos. No envíe documentos originales por mensajería.</p>',
  sections: [
    {
      title: '¿Cómo inicio el trámite?',
      text: '<ol><li>Haga su <a href="/calculadora/paso-1">cotización</a> y guarde el folio.</li><li>Descargue y llene la solicitud de crédito y el anexo 1.</li><li>Reúna los documentos de la lista de requisitos.</li><li>Entréguelos a su <a href="/distribuidores">distribuidor</a> o <a href="/contacto">escríbanos</a>.</li></ol>',
      image: null,
    },
  ],
  seoTitle: 'Formularios y solicitud de crédito | {empresa}',
  seoDescription:
    'Descargue la solicitud de crédito, la lista de requisitos y el anexo 1 para persona física o persona moral, e inicie el trámite de su camión o autobús.',
  seoKeywords: 'solicitud de crédito, lista de requisitos, formatos, anexo 1, persona física, persona moral',
};
