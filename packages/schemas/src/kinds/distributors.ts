import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { postalCodeSchema } from '../identifiers/postal-code.js';
import { line as lineSchema } from '../publishing.js';
import { embedOriginSchema, MAX_EMBED_ORIGINS } from '../embed.js';
import { telephone } from './advisers.js';
import { defineContent } from './content-kind.js';
import { flag, line, lineOf, linesOf, numberOf, optionalPicture, own, slug } from './field.js';
import { outline } from './outlines.js';

const coordinate = (limit: number) =>
  z
    .number(fieldCode('NUMBER.INVALID'))
    .min(-limit, fieldCode('NUMBER.INVALID'))
    .max(limit, fieldCode('NUMBER.INVALID'));

export const distributors = defineContent({
  ...outline('distributors'),
  fields: {
    name: line({ max: 120, label: 'Nombre' }),
    slug: slug('name'),
    address: line({ max: 300, label: 'Domicilio', multiline: true }),
    postalCode: lineOf(postalCodeSchema, { label: 'Código postal', hint: 'Cinco dígitos.' }),
    phone: line({ max: 30, label: 'Teléfono' }),
    whatsapp: lineOf(telephone, { label: 'WhatsApp', hint: 'Vacío: sus cotizaciones no tienen botón de WhatsApp.' }),
    email: lineOf(z.email(fieldCode('EMAIL.INVALID')), {
      label: 'Correo electrónico',
      hint: 'No se muestra en el sitio.',
      input: 'email',
      staffOnly: true,
    }),
    hours: linesOf(z.array(lineSchema(80)).max(7).default([]), {
      label: 'Horarios',
      hint: 'Un renglón por horario, por ejemplo: Lunes a viernes de 9:00 a 18:00',
    }),
    services: linesOf(z.array(lineSchema(60)).max(12).default([]), {
      label: 'Servicios',
      hint: 'Un renglón por servicio.',
    }),
    cityId: own(z.uuid(fieldCode('CITY.INVALID')), { label: 'Ciudad', covers: ['latitude', 'longitude'] }),
    latitude: numberOf(coordinate(90), { label: 'Latitud', hint: 'Por ejemplo 19.4326' }),
    longitude: numberOf(coordinate(180), { label: 'Longitud', hint: 'Por ejemplo -99.1332' }),
    active: flag({ label: 'En el sitio', staffOnly: true }),
    logo: optionalPicture({ label: 'Logotipo' }),
    embedded: {
      ...flag({
        label: 'Calculadora en el sitio del distribuidor',
        hint: 'Sus cotizaciones quedan a nombre del distribuidor.',
        staffOnly: true,
      }),
      schema: z.boolean().default(false),
    },
    embedOrigins: linesOf(z.array(embedOriginSchema).max(MAX_EMBED_ORIGINS).default([]), {
      label: 'Sitios que pueden mostrarla',
      hint: 'Un renglón por sitio, por ejemplo: https://www.distribuidor.mx',
      staffOnly: true,
    }),
  },
  shown: { city: own(z.string(), { label: 'Ciudad' }), state: own(z.string(), { label: 'Estado' }) },
  defaults: () => ({ active: true, embedded: false, embedOrigins: [] }),
  check: {
    path: ['embedOrigins'],
    error: fieldCode('ORIGIN.REQUIRED'),
    holds: ({ embedded, embedOrigins }) => !embedded || embedOrigins.length > 0,
  },
  search: ['name', 'address', 'city.name', 'slug'],
  list: {
    columns: ['city', 'state', 'active'],
    filters: ['active'],
    sort: { field: 'name', order: 'ASC' },
  },
  form: {
    main: [
      {
        title: 'Distribuidor',
        rows: ['name', 'slug', 'address', 'postalCode', ['phone', 'whatsapp'], 'email', 'hours', 'services'],
      },
      {
        title: 'Calculadora en su sitio',
        hint: 'El distribuidor pega una línea en su página y sus visitantes cotizan ahí mismo.',
        rows: ['embedded', 'embedOrigins'],
      },
    ],
    aside: ['cityId', 'active', 'logo'],
  },
  path: (slug) => `/distribuidores?d=${slug}`,
  found: { kind: 'distributor', section: 'Distribuidores' },
});
