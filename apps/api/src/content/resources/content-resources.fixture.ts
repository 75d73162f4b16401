import { type ContentName, EMPTY_SPEC } from '@flota/schemas';

/** A record of a type of content as the content team writes it. */
interface Sample {
  /** The one that is changed, of a type whose records are there for good. */
  id?: string;
  /** All fields; those of parts, one at least. A slug is the test's own. */
  wished: Record<string, unknown>;
  /** Another value of one field. */
  change: Record<string, unknown>;
  /** Of what is shown between two dates: every read that may show it. */
  reads?: readonly string[];
  /** A field, a value it must not have, and how that is called. */
  refused: readonly (readonly [field: string, value: unknown, code: string])[];
}

/** The lender's settings are one record of another shape, tested by themselves. */
export type SampledName = Exclude<ContentName, 'settings'>;

const SECTION = { title: 'Cobertura', text: '<p>En todo el país.</p>', image: '/artwork/taller' };
const UNKNOWN_ID = '0198a000-0000-7000-8000-000000000000';
const FAQ = { question: '¿Qué es?', answer: '<p>Un plan.</p>' };
const both = { fisica: ['Uno'], moral: ['Dos'] };
const publication = { publishedFrom: null, publishedUntil: null };

/** One of each type: a new one without a sample doesn't compile. */
export const SAMPLES: Record<SampledName, Sample> = {
  alerts: {
    wished: {
      title: 'Horario de diciembre',
      description: '<p>Le atendemos <strong>hasta las 14:00</strong>.</p>',
      image: '/artwork/patio',
      buttonText: null,
      url: '/contacto',
      ...publication,
    },
    change: { buttonText: 'Contáctenos' },
    reads: ['POST /api/alert'],
    refused: [
      ['title', ' ', 'TEXT.REQUIRED'],
      ['url', 'http://ejemplo.mx', 'URL.INVALID'],
    ],
  },
  banners: {
    wished: {
      title: 'Su próximo camión',
      subtitle: '',
      image: '/artwork/sierra',
      imageMobile: '/artwork/sierra-mobile',
      videoUrl: null,
      footerText: 'Calcule su mensualidad',
      footerUrl: '/calculadora/paso-1',
      position: 3,
      ...publication,
    },
    change: { title: 'Renueve su flota' },
    reads: ['/api/banners'],
    refused: [
      ['title', ' ', 'TEXT.REQUIRED'],
      ['subtitle', 'x'.repeat(241), 'TEXT.TOO_LONG'],
      ['image', 'https://otra.mx/foto.png', 'IMAGE.INVALID'],
      ['footerUrl', 'javascript:alert(1)', 'URL.INVALID'],
      ['videoUrl', 'http://video.mx/1', 'URL.INVALID'],
      ['position', -1, 'NUMBER.INVALID'],
    ],
  },
  promotions: {
    wished: {
      title: 'Enganche desde 10 %',
      subtitle: '<p>En unidades <strong>seleccionadas</strong>.</p>',
      image: '/artwork/patio',
      buttonUrl: '/calculadora/paso-1',
      buttonText: 'Cotizar',
      vehicle: null,
      position: 0,
      ...publication,
    },
    change: { buttonText: 'Ver' },
    reads: ['/api/banners'],
    refused: [
      ['title', undefined, 'TEXT.REQUIRED'],
      ['vehicle', 'carreta', 'VEHICLE.UNKNOWN'],
      ['buttonUrl', '//otra.mx', 'URL.INVALID'],
    ],
  },
  brands: {
    wished: {
      title: 'Flota Seguros',
      subtitle: 'Protección para su unidad',
      image: '/artwork/costa',
      imageMobile: '/artwork/costa-mobile',
      lead: 'Seguros para quienes viven del camino.',
      body: '<p>Su unidad protegida.</p>',
      sections: [SECTION],
      position: 1,
      ...publication,
    },
    change: { lead: 'Otra entrada.' },
    reads: ['/api/banners', '/api/brands/:slug'],
    refused: [
      ['lead', '', 'TEXT.REQUIRED'],
      ['sections', [{ ...SECTION, title: '' }], 'TEXT.REQUIRED'],
      ['slug', 'Marca Ñ', 'SLUG.INVALID'],
    ],
  },
  news: {
    wished: {
      title: 'Nueva sucursal',
      subtitle: '<p>Más cerca de su ruta.</p>',
      image: '/artwork/ciudad',
      body: '<h2>Querétaro</h2><table><tbody><tr><td>Lunes</td></tr></tbody></table>',
      url: null,
      buttonText: null,
      position: 100,
      formerAddresses: [],
      publishedFrom: '2026-01-15T15:00:00.000Z',
      publishedUntil: null,
    },
    change: { position: 1 },
    reads: ['/api/banners', '/api/news', '/api/news/:slug', '/api/news/otra'],
    refused: [
      ['publishedFrom', null, 'DATE.INVALID'],
      ['publishedFrom', 'ayer', 'DATE.INVALID'],
      ['slug', undefined, 'SLUG.REQUIRED'],
    ],
  },
  'faq-categories': {
    wished: { name: 'Pagos', position: 2 },
    change: { name: 'Pagos y facturas' },
    refused: [
      ['name', 'x'.repeat(81), 'TEXT.TOO_LONG'],
      ['position', 1.5, 'NUMBER.INVALID'],
    ],
  },
  faqs: {
    wished: {
      category: 'prueba',
      question: '¿Cuánto tarda la respuesta?',
      answer: '<p>Dos días hábiles.</p>',
      position: 0,
      ...publication,
    },
    change: { answer: '<p>Tres días hábiles.</p>' },
    reads: ['/api/faqs'],
    refused: [
      ['question', '', 'TEXT.REQUIRED'],
      ['category', 'no-hay', 'CATEGORY.UNKNOWN'],
    ],
  },
  'legal-pages': {
    wished: { title: 'Aviso', body: '<h2>Uno</h2><ol><li>Dos</li></ol>', updatedOn: '2026-02-28', position: 9 },
    change: { updatedOn: '2026-03-01' },
    refused: [['updatedOn', '2026-02-30', 'DATE.INVALID']],
  },
  campaigns: {
    wished: {
      title: 'Renueve su flota este año',
      lead: 'Condiciones especiales.',
      image: '/artwork/desierto',
      body: '<p>Déjenos sus datos.</p>',
      formTitle: 'Quiero que me llamen',
      buttonText: 'Enviar',
      thanks: 'Gracias.',
      ...publication,
    },
    change: { thanks: 'Le llamaremos pronto.' },
    reads: ['/api/campaigns/:slug'],
    refused: [['thanks', '', 'TEXT.REQUIRED']],
  },
  documents: {
    wished: {
      title: 'Solicitud de crédito',
      description: '',
      kind: 'application',
      personTypes: ['fisica', 'moral'],
      template: 'application',
      fileId: null,
      position: 0,
      ...publication,
    },
    change: { personTypes: ['moral'] },
    reads: ['/api/documents'],
    refused: [
      ['kind', 'poema', 'DOCUMENT_KIND.INVALID'],
      ['personTypes', [], 'PERSON_TYPE.REQUIRED'],
      ['template', 'poema', 'TEMPLATE.INVALID'],
      ['template', null, 'FILE.REQUIRED'],
      ['fileId', UNKNOWN_ID, 'FILE.REQUIRED'],
    ],
  },
  vehicles: {
    wished: {
      type: 'camion',
      brand: 'Altiplano',
      name: 'AT 26',
      segment: 'Tractocamión clase 8',
      silhouette: 'tractor',
      photos: [{ image: '/artwork/patio', alt: 'En el patio', focus: { x: 40, y: 60 } }],
      spec: { ...EMPTY_SPEC, powerHp: 450 },
      brochureId: null,
      versions: [
        {
          slug: '6x4',
          name: '6x4',
          price: '2450000.00',
          silhouette: 'tractor-day',
          photos: [],
          spec: EMPTY_SPEC,
          brochureId: null,
        },
      ],
      position: 40,
      ...publication,
    },
    change: { segment: 'Tractocamión de carretera' },
    reads: ['/api/vehicles'],
    refused: [
      ['type', 'carreta', 'VEHICLE_TYPE.UNKNOWN'],
      ['type', '', 'VEHICLE_TYPE.UNKNOWN'],
      ['brand', ' ', 'TEXT.REQUIRED'],
      ['name', 'x'.repeat(81), 'TEXT.TOO_LONG'],
      ['segment', undefined, 'TEXT.REQUIRED'],
      ['silhouette', 'carreta', 'SILHOUETTE.INVALID'],
      ['slug', 'Camión Ñ', 'SLUG.INVALID'],
      ['versions', [], 'VERSIONS.REQUIRED'],
    ],
  },
  equipment: {
    wished: {
      name: 'Caja seca de 53 pies',
      price: '890000.00',
      types: ['camion'],
      models: [],
      mostPerVehicle: 2,
      position: 40,
      ...publication,
    },
    change: { price: '905000.50' },
    reads: ['/api/equipment'],
    refused: [
      ['name', ' ', 'TEXT.REQUIRED'],
      ['price', '0', 'PRICE.OUT_OF_RANGE'],
      ['types', [], 'EQUIPMENT.FITS_NOTHING'],
      ['types', ['carreta'], 'VEHICLE_TYPE.UNKNOWN'],
      ['models', ['carreta'], 'VEHICLE.UNKNOWN'],
      ['mostPerVehicle', 21, 'NUMBER.INVALID'],
      ['slug', 'Caja Ñ', 'SLUG.INVALID'],
    ],
  },
  advisers: {
    wished: {
      name: 'Irene Salas',
      role: 'Asesora de crédito',
      photo: null,
      phone: '81 5555 0170',
      whatsapp: null,
      email: 'irene@flota.test',
      distributor: null,
      states: ['19'],
      active: true,
    },
    change: { role: 'Gerente de crédito' },
    refused: [
      ['name', ' ', 'TEXT.REQUIRED'],
      ['phone', '123', 'PHONE.INVALID'],
      ['email', 'x', 'EMAIL.INVALID'],
      ['photo', '/artwork/sierra', 'IMAGE.INVALID'],
      ['distributor', 'no-existe', 'DISTRIBUTOR.UNKNOWN'],
      ['states', ['99'], 'STATE.INVALID'],
    ],
  },
  distributors: {
    wished: {
      name: 'Camialtia Norte',
      address: 'Av. Central 100',
      postalCode: '09310',
      phone: '+525555550120',
      whatsapp: '55 5555 0121',
      email: 'norte@flota.test',
      latitude: 19.4,
      longitude: -99.1,
      hours: ['Lunes a viernes de 9:00 a 19:00'],
      services: ['Venta'],
      active: true,
      logo: null,
      embedded: true,
      embedOrigins: ['https://www.norte.mx'],
    },
    change: { active: false },
    refused: [
      ['embedOrigins', [], 'ORIGIN.REQUIRED'],
      ['embedOrigins', ['https://*.norte.mx'], 'ORIGIN.INVALID'],
      ['cityId', UNKNOWN_ID, 'CITY.UNKNOWN'],
      ['cityId', 'x', 'CITY.INVALID'],
      ['postalCode', '00123', 'POSTAL_CODE.INVALID'],
      ['latitude', 91, 'NUMBER.INVALID'],
      ['email', 'x', 'EMAIL.INVALID'],
    ],
  },
  pages: {
    id: 'contacto',
    wished: {
      title: 'Contacto',
      lead: '',
      image: null,
      body: '',
      sections: [SECTION],
      seoTitle: 'Contacto',
      seoDescription: 'Hable con nosotros.',
      seoKeywords: '',
    },
    change: { lead: 'Estamos para servirle.' },
    refused: [['seoTitle', 'x'.repeat(71), 'TEXT.TOO_LONG']],
  },
  'plan-pages': {
    id: 'insurance',
    wished: {
      options: [{ title: 'Amplia', summary: 'Cubre todo.' }],
      faqs: [FAQ],
      customerFaqs: [{ ...FAQ }],
      page: {
        seoDescription: 'Seguros.',
        seoKeywords: '',
        heroTitle: 'Seguros',
        heroText: 'Para su unidad.',
        image: '/artwork/costa',
        imageMobile: '/artwork/costa-mobile',
        whatTitle: '¿Qué es?',
        whatText: '<p>Un seguro.</p>',
        whyTitle: '¿Por qué?',
        why: [{ title: 'Rápido', text: 'Muy rápido.' }],
        characteristics: both,
        advantages: both,
        requirements: both,
        conditionsText: '<p>Condiciones.</p>',
        riskText: '<p>Riesgos.</p>',
      },
    },
    change: { options: [] },
    refused: [['faqs', [{ ...FAQ, question: '' }], 'TEXT.REQUIRED']],
  },
};

/** A copy with another value at a dotted path. */
export function withValue(record: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(record);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Record<string, unknown>>((inner, step) => inner[step] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
}

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((inner, step) => (inner as Record<string, unknown>)[step], record);
