import { z } from 'zod';
import { MOST_PER_VEHICLE } from '../quote-limits.js';
import { fieldCode } from '../field-codes.js';
import { slug as slugSchema } from '../primitives.js';
import { defineContent, publication } from './content-kind.js';
import { line, numberOf, own, place, slug } from './field.js';
import { outline } from './outlines.js';
import { cataloguePrice } from './vehicles.js';

const slugs = z.array(slugSchema).max(60, fieldCode('LIST.TOO_LONG')).default([]);

const mostPerVehicle = z
  .int(fieldCode('NUMBER.INVALID'))
  .min(1, fieldCode('NUMBER.INVALID'))
  .max(MOST_PER_VEHICLE, fieldCode('NUMBER.INVALID'));

/** What can be mounted on a vehicle and financed with it. Quotes keep the name and the price they were made with. */
export const equipment = defineContent({
  ...outline('equipment'),
  fields: {
    name: line({ max: 80, label: 'Nombre' }),
    slug: slug('name'),
    price: own(cataloguePrice, { label: 'Precio con IVA (MXN)' }),
    types: own(slugs, { label: 'Para todos los vehículos de tipo' }),
    models: own(slugs, { label: 'Y además para los modelos' }),
    mostPerVehicle: numberOf(mostPerVehicle, {
      label: 'Cuántos como máximo por vehículo',
      hint: `De 1 a ${MOST_PER_VEHICLE}.`,
    }),
    position: place(),
    ...publication,
  },
  defaults: () => ({ types: [], models: [], mostPerVehicle: 1 }),
  check: {
    path: ['types'],
    error: fieldCode('EQUIPMENT.FITS_NOTHING'),
    holds: ({ types, models }) => types.length + models.length > 0,
  },
  search: ['name', 'slug'],
  form: {
    main: [
      { title: 'Equipo', rows: ['name', 'slug', ['price', 'mostPerVehicle']] },
      { title: 'A qué vehículos les va', rows: ['types', 'models'] },
    ],
    aside: ['publication'],
  },
});
