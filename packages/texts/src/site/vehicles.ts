import { SILHOUETTE_NAMES } from '@flota/schemas';
import { defineTexts } from '../wording.js';

/** Everything that can be financed. */
export const vehicles = defineTexts('vehicles', {
  title: 'Vehículos que financiamos',
  description:
    'Tractocamiones, camiones y autobuses nuevos con su precio de lista. Filtre por marca, segmento y precio y cotice su mensualidad.',
  lead: 'Elija una versión y calcule su mensualidad. Los precios son de lista, con IVA incluido.',
  compare: 'Comparar hasta tres vehículos',
  compareAgain: 'Volver a la comparación',
  compared: {
    one: 'Hay un vehículo en su comparación. Elija otro con «Comparar».',
    other: 'Hay {n} vehículos en su comparación. Elija otro con «Comparar».',
  },
  filters: 'Filtrar vehículos',
  search: 'Buscar',
  searchPlaceholder: 'Modelo o versión',
  type: 'Tipo',
  allTypes: 'Todos',
  brand: 'Marca',
  allBrands: 'Todas',
  segment: 'Segmento',
  allSegments: 'Todos',
  body: 'Carrocería',
  allBodies: 'Todas',
  priceUpTo: 'Precio hasta',
  anyPrice: 'Sin límite',
  apply: 'Ver vehículos',
  found: '{models}, {versions}',
  models: { one: '{n} modelo', other: '{n} modelos' },
  versions: { one: '{n} versión', other: '{n} versiones' },
  foundNone: 'Ningún vehículo',
  clearFilters: 'Quitar filtros',
  quoteVersion: 'Cotizar<spoken> {vehicle}</spoken>',
  details: 'Fotos y ficha técnica<spoken> de {vehicle}</spoken>',
  compareModel: 'Comparar<spoken> {vehicle}</spoken>',
  noMatchTitle: 'Ningún vehículo coincide',
  noMatchText: 'Pruebe con un precio más alto, con otra marca o con menos palabras.',
  seeAll: 'Ver todos los vehículos',
  noneTitle: 'Estamos actualizando el catálogo',
  noneText: 'En este momento no hay vehículos que cotizar en línea. Llámenos y le cotizamos por teléfono.',
});

/** What a body is called where visitors look for one; staff choose it by the same names. */
export const bodies = defineTexts('bodies', SILHOUETTE_NAMES);
