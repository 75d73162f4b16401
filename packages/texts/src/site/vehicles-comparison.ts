import { defineTexts } from '../wording.js';

/** Up to three vehicles side by side. */
export const vehiclesComparison = defineTexts('vehiclesComparison', {
  title: 'Compare vehículos',
  description:
    'Ponga hasta tres camiones o autobuses lado a lado: potencia, capacidad, ejes, precio de lista y mensualidad.',
  path: 'Está en',
  findAnother: 'Buscar otro en el catálogo',
  lead: 'Ponga hasta tres lado a lado. Lo que difiere va resaltado; la dirección de esta página guarda su comparación.',
  choice: 'Vehículos que se comparan',
  first: 'Primer vehículo',
  second: 'Segundo vehículo',
  third: 'Tercer vehículo',
  choose: 'Elija un vehículo',
  chooseNone: 'Ninguno',
  compare: 'Comparar',
  emptyTitle: 'Todavía no hay qué comparar',
  emptyText: 'Elija dos o tres vehículos de las listas, o búsquelos en el catálogo.',
  seeAll: 'Ver todos los vehículos',
  onlyDifferences: 'Mostrar solo lo que difiere',
  price: 'Precio con IVA',
  payment: 'Pago usual',
  segment: 'Segmento',
  differs: '{row}<spoken> (difiere)</spoken>',
  unknown: 'Sin dato',
  next: 'Qué sigue',
  quote: 'Cotizar<spoken> {vehicle}</spoken>',
});
