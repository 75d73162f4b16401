import type {
  Alert,
  Banner,
  Brand,
  Campaign,
  Document,
  Faq,
  FaqCategory,
  NewsArticle,
  Prisma,
  Promotion,
} from '../../generated/client.js';
import { unique } from './unique.js';

/** An alert without dates: active from now on. */
export function buildAlert(overrides: Partial<Prisma.AlertCreateManyInput> = {}): Prisma.AlertCreateManyInput {
  return {
    title: 'Ampliamos nuestro horario de los sábados',
    description: '<p>A partir de este mes le atendemos los <strong>sábados de 9:00 a 14:00</strong>.</p>',
    url: '/contacto',
    buttonText: 'Contáctenos',
    ...overrides,
  };
}

export function createAlert(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.AlertCreateManyInput> = {},
): Promise<Alert> {
  return database.alert.create({ data: buildAlert(overrides) });
}

/** On the home page from now on. */
export function createBanner(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.BannerCreateManyInput> = {},
): Promise<Banner> {
  return database.banner.create({
    data: {
      title: 'Su próximo camión, con pagos que caben en su ruta',
      subtitle: 'Tasa fija durante todo el contrato.',
      image: '/artwork/sierra',
      imageMobile: '/artwork/sierra-mobile',
      ...overrides,
    },
  });
}

/** Published, about no vehicle in particular. */
export function createPromotion(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.PromotionCreateManyInput> = {},
): Promise<Promotion> {
  return database.promotion.create({
    data: {
      title: 'Enganche desde 10 %',
      subtitle: '<p>En unidades seleccionadas.</p>',
      image: '/artwork/patio',
      ...overrides,
    },
  });
}

/** Published, with a page of its own. */
export function createBrand(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.BrandCreateManyInput> = {},
): Promise<Brand> {
  return database.brand.create({
    data: {
      slug: `marca-${unique()}`,
      title: 'Flota Seguros',
      subtitle: 'Protección para su unidad',
      image: '/artwork/costa',
      imageMobile: '/artwork/costa-mobile',
      lead: 'Seguros pensados para quienes viven del camino.',
      body: '<p>Su unidad protegida en todo el país.</p>',
      ...overrides,
    },
  });
}

/** Published some days ago. */
export function createNewsArticle(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.NewsArticleCreateManyInput> = {},
): Promise<NewsArticle> {
  return database.newsArticle.create({
    data: {
      slug: `noticia-${unique()}`,
      title: 'Abrimos una nueva sucursal',
      subtitle: '<p>Más cerca de su ruta.</p>',
      image: '/artwork/ciudad',
      body: '<p>Desde hoy le atendemos también en Querétaro.</p>',
      publishedFrom: new Date('2026-01-15T15:00:00Z'),
      ...overrides,
    },
  });
}

/** Without questions. */
export function createFaqCategory(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.FaqCategoryCreateManyInput> = {},
): Promise<FaqCategory> {
  return database.faqCategory.create({
    data: {
      slug: `categoria-${unique()}`,
      name: 'Preguntas generales',
      ...overrides,
    },
  });
}

/** In a category of its own unless one is given. */
export async function createFaq(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.FaqCreateManyInput> = {},
): Promise<Faq> {
  const categorySlug = overrides.categorySlug ?? (await createFaqCategory(database)).slug;
  return database.faq.create({
    data: {
      question: `¿Cuánto tarda la respuesta? (${unique()})`,
      answer: '<p>Dos días hábiles.</p>',
      ...overrides,
      categorySlug,
    },
  });
}

/** Published. */
export function createCampaign(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.CampaignCreateManyInput> = {},
): Promise<Campaign> {
  return database.campaign.create({
    data: {
      slug: `campana-${unique()}`,
      title: 'Renueve su flota este año',
      lead: 'Condiciones especiales para tractocamiones nuevos.',
      image: '/artwork/desierto',
      body: '<p>Déjenos sus datos y le llamamos.</p>',
      formTitle: 'Quiero que me llamen',
      buttonText: 'Enviar',
      thanks: 'Gracias. Le llamaremos el siguiente día hábil.',
      ...overrides,
    },
  });
}

/** Our own application form, for companies and persons. */
export function createDocument(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.DocumentCreateManyInput> = {},
): Promise<Document> {
  return database.document.create({
    data: {
      slug: `documento-${unique()}`,
      title: 'Solicitud de crédito',
      description: 'Para iniciar su trámite.',
      kind: 'application',
      personTypes: ['fisica', 'moral'],
      template: 'application',
      ...overrides,
    },
  });
}
