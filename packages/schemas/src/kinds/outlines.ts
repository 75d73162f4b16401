/*
 * What is known of each type of content without its fields: the backoffice's menu and palette begin with this much, and
 * fetch the fields, whose rules are many, with the first page of that type.
 */

/** Which part of the backoffice's menu it stands in. */
export type MenuGroup = 'offer' | 'home' | 'content' | 'system';

export interface ContentOutline {
  names: {
    /** `Pregunta` */
    one: string;
    /** `preguntas`, within a sentence. */
    many: string;
    /** In the menu, where that isn't `many`. */
    menu?: string;
    /** What a message says was saved, where that isn't `one`. */
    saved?: string;
    gender: 'f' | 'm';
  };
  /** What a record is called by: a field, or several in a row, by the last of which they are sorted. */
  called: readonly string[];
  /** Said where there is none yet: what one is for. */
  invite?: string;
  menu: MenuGroup;
  /** What the content team does with its records: makes and deletes them, only adds to them, or only edits those there are. */
  team: 'maintains' | 'adds' | 'edits';
}

const OUTLINES = {
  'plan-pages': {
    names: { one: 'Textos del plan', many: 'textos de planes', saved: 'Página', gender: 'f' },
    called: ['title'],
    menu: 'offer',
    team: 'edits',
  },
  vehicles: {
    names: { one: 'Vehículo', many: 'vehículos', gender: 'm' },
    invite: 'Cada modelo que publique, con sus versiones y precios, se puede cotizar en la calculadora.',
    called: ['brand', 'name'],
    menu: 'offer',
    team: 'adds',
  },
  equipment: {
    names: { one: 'Equipo', many: 'equipos', gender: 'm', menu: 'Equipamiento' },
    invite:
      'Cada equipo que publique, una caja seca o una quinta rueda, se puede cotizar junto con el vehículo al que le va.',
    called: ['name'],
    menu: 'offer',
    team: 'maintains',
  },
  distributors: {
    names: { one: 'Distribuidor', many: 'distribuidores', gender: 'm' },
    invite: 'Aparecen en el mapa y en la lista de distribuidores.',
    called: ['name'],
    menu: 'offer',
    team: 'maintains',
  },
  advisers: {
    names: { one: 'Asesor', many: 'asesores', gender: 'm' },
    invite:
      'Con su nombre y su foto dan seguimiento a las cotizaciones: aparecen en su página, en el correo y en el PDF.',
    called: ['name'],
    menu: 'offer',
    team: 'maintains',
  },
  banners: {
    names: { one: 'Banner', many: 'banners', gender: 'm' },
    invite: 'Los banners abren la página de inicio. Sin ellos, el sitio muestra uno propio.',
    called: ['title'],
    menu: 'home',
    team: 'maintains',
  },
  promotions: {
    names: { one: 'Promoción', many: 'promociones', gender: 'f' },
    invite: 'Las promociones se muestran como tarjetas en la página de inicio.',
    called: ['title'],
    menu: 'home',
    team: 'maintains',
  },
  brands: {
    names: { one: 'Marca', many: 'marcas', gender: 'f' },
    invite: 'Cada marca tiene una tarjeta en el inicio y una página propia.',
    called: ['title'],
    menu: 'home',
    team: 'maintains',
  },
  alerts: {
    names: { one: 'Aviso', many: 'avisos', gender: 'm' },
    invite: 'Un aviso se abre sobre la página de inicio del sitio mientras esté publicado.',
    called: ['title'],
    menu: 'home',
    team: 'maintains',
  },
  news: {
    names: { one: 'Noticia', many: 'noticias', gender: 'f' },
    invite: 'Las tres primeras aparecen en el inicio; todas, en la sección de noticias.',
    called: ['title'],
    menu: 'content',
    team: 'maintains',
  },
  faqs: {
    names: { one: 'Pregunta', many: 'preguntas', gender: 'f' },
    invite: 'Cada pregunta pertenece a una categoría.',
    called: ['question'],
    menu: 'content',
    team: 'maintains',
  },
  'faq-categories': {
    names: { one: 'Categoría de preguntas', many: 'categorías', saved: 'Categoría', gender: 'f' },
    invite: 'Cada categoría es una página de preguntas frecuentes.',
    called: ['name'],
    menu: 'content',
    team: 'maintains',
  },
  pages: {
    names: { one: 'Página', many: 'páginas', gender: 'f' },
    called: ['title'],
    menu: 'content',
    team: 'edits',
  },
  'legal-pages': {
    names: { one: 'Página legal', many: 'páginas legales', menu: 'Legales', saved: 'Página', gender: 'f' },
    invite: 'Aviso de privacidad, términos y lo demás que pide la ley.',
    called: ['title'],
    menu: 'content',
    team: 'adds',
  },
  campaigns: {
    names: { one: 'Campaña', many: 'campañas', gender: 'f' },
    invite: 'Una campaña es una página con un formulario para interesados.',
    called: ['title'],
    menu: 'content',
    team: 'maintains',
  },
  documents: {
    names: { one: 'Documento', many: 'documentos', gender: 'm' },
    invite: 'Los documentos se descargan en la página de formularios.',
    called: ['title'],
    menu: 'content',
    team: 'maintains',
  },
  settings: {
    names: { one: 'Configuración', many: 'configuración', gender: 'f' },
    called: ['companyName'],
    menu: 'system',
    team: 'edits',
  },
} as const satisfies Record<string, ContentOutline>;

/** Every type of content, in the order of the backoffice's menu. */
export const CONTENT_OUTLINES: Readonly<Record<keyof typeof OUTLINES, ContentOutline>> = OUTLINES;

/** How a declaration begins. */
export const outline = <Name extends keyof typeof OUTLINES>(name: Name): ContentOutline & { name: Name } => ({
  name,
  ...CONTENT_OUTLINES[name],
});
