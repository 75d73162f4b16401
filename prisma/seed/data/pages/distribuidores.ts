import type { PageSeed } from './page-seed.js';

export const dealerLocator: PageSeed = {
  slug: 'distribuidores',
  title: 'Encuentre a su distribuidor',
  lead: 'Vea la unidad, defina su equipamiento y tramite su financiamiento en el mismo lugar.',
  image: '/artwork/patio',
  body: '<p>Lleve su folio si ya cotizó en línea: el distribuidor verá las mismas cifras. Le sugerimos llamar antes de ir para confirmar que tenga la unidad que busca.</p>',
  seoTitle: 'Distribuidores de camiones y autobuses en México',
  seoDescription:
    'Busque por estado o por cercanía al distribuidor que vende, entrega y da servicio a su camión o autobús. Consulte domicilio, teléfono, horarios y servicios.',
  seoKeywords: 'distribuidores de camiones, distribuidores de autobuses, taller, refacciones, agencias de camiones',
};
