import { defineTexts } from '../wording.js';

export const home = defineTexts('home', {
  metaTitle: 'Financiamiento de camiones y autobuses',
  metaDescription:
    'Crédito y arrendamiento para tractocamiones, camiones y autobuses en México. Cotice en línea y reciba su mensualidad, tasa y CAT por correo.',
  // For search engines and screen readers: the banners below are pictures that change.
  heading: '{company}: financiamiento de camiones y autobuses',

  // Several parts of the page end with one of these.
  quote: 'COTIZAR',
  more: 'CONOCE MÁS',

  banners: 'Destacados',
  // While no banner is published.
  bannerTitle: 'Financiamos lo que mueve su negocio',
  bannerText: 'Crédito y arrendamiento para camiones y autobuses, con pagos fijos y hasta 72 meses.',
  video: 'Ver el video: {title}',

  example: '{vehicle} <plan>con {plan}</plan>',
  listPrice: 'Precio de lista',
  outlay: 'Al firmar',
  change: 'Cambiar estas cifras',

  onPage: 'En esta página',

  plansTitle: 'Un plan para cada forma de trabajar',
  plansLead: 'Comprar, rentar o rentar con opción a compra: la mensualidad es fija y usted la conoce antes de firmar.',
  plansOf: 'Lo que se paga el primer mes por un {vehicle}.',
  plansFor: 'Lo que se paga el primer mes por un {vehicle}, {person}.',
  plansPages: 'Páginas de planes',

  stepsTitle: 'Su cotización en tres pasos',
  stepsLead: 'Sin registrarse y sin papeles. Toma unos dos minutos.',
  chooseTitle: 'Elija su vehículo',
  chooseText: 'Tractocamión, camión o autobús: marca, modelo y versión con su precio de lista.',
  planTitle: 'Arme su plan',
  planText: 'Mueva el enganche y el plazo, y vea al momento su mensualidad, la tasa y el CAT.',
  receiveTitle: 'Reciba su cotización',
  receiveText: 'Le llega a su correo en PDF, con folio y vigencia, lista para presentarla.',

  vehiclesTitle: 'Del patio a la carretera',
  vehiclesLead: 'Financiamos unidades nuevas de carga y de pasajeros. Los precios son de lista, con IVA incluido.',
  from: 'Desde <amount/>',
  allVehicles: 'Ver todos los vehículos',

  promotionsTitle: 'Promociones para salir a carretera',
  promotionsMove: 'Recorrer las promociones',
  promotionsBefore: 'Promociones anteriores',
  promotionsNext: 'Promociones siguientes',
  promotionClose: 'CERRAR',

  brandsTitle: 'Nuestras marcas',
  brandMore: 'CONOCE MAS<spoken>: {brand}</spoken>',

  newsTitle: 'Noticias',
  newsAll: 'Ver todas las noticias',
  carousel: 'carrusel',
  newsBefore: 'Noticia anterior',
  newsNext: 'Noticia siguiente',
  newsAt: '<spoken>Noticia </spoken>{at}/{total}',
});
