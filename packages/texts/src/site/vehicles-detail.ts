import { defineTexts } from '../wording.js';

/** The page of a vehicle. */
export const vehiclesDetail = defineTexts('vehiclesDetail', {
  title: '{vehicle}: precio, ficha técnica y financiamiento',
  description: '{vehicle}, {segment}: {versions}. Fotos, ficha técnica, precio de lista y mensualidad.',
  keywords: '{brand}, {model}, {segment}, precio, ficha técnica, financiamiento',
  // Among the results of a search engine.
  catalogue: 'Vehículos',
  path: 'Está en',
  allVehicles: 'Todos los vehículos',
  photos: 'Fotos de {vehicle}',
  photoPrevious: 'Foto anterior',
  photoNext: 'Foto siguiente',
  photoOf: '<spoken>Foto </spoken>{number} de {count}',
  photoShow: 'Ver foto {number}: {photo}',
  enlarge: 'Ver en grande',
  photosEnlarged: 'Fotos de {vehicle} en grande',
  listPrice: 'Precio de lista, con IVA incluido.',
  usualPayment: '{name}: {plan}, {terms}',
  quote: 'COTIZAR',
  compare: 'COMPARAR',
  brochure: 'Ver el folleto ({size}, PDF)<spoken>, se abre en otra pestaña</spoken>',
  versions: 'Versiones y precios',
  quoteVersion: 'Cotizar<spoken> {version}</spoken>',
  spec: 'Ficha técnica',
  specNone: 'Pídanos la ficha técnica de esta versión: se la enviamos por correo.',
  specNote: 'Datos del fabricante, que puede cambiarlos sin aviso. Las fotos y figuras son ilustrativas.',
});
