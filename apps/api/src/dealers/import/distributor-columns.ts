import { CONTENT, fieldCode, slugify } from '@flota/schemas';
import { z } from 'zod';
import type { ImportColumn } from '../../platform/imports/import-kind.js';
import { degreesCell, severalCell, yesOrNoCell } from '../../platform/text/csv-cells.js';

const { fields } = CONTENT.distributors;
const { address, email, hours, latitude, longitude, name, phone, postalCode, services, slug, whatsapp } = fields;

/** A distributor as a file has it: its city by its name, and by its own rules what staff write of it. */
export const importedDistributorSchema = z
  .object({
    name: name.schema,
    slug: slug.schema.optional(),
    address: address.schema,
    postalCode: postalCode.schema,
    city: z.string(fieldCode('CITY.UNKNOWN')).max(100, fieldCode('CITY.UNKNOWN')),
    state: z.string(fieldCode('STATE.UNKNOWN')).max(100, fieldCode('STATE.UNKNOWN')),
    phone: phone.schema,
    whatsapp: whatsapp.schema.default(null),
    email: email.schema,
    hours: hours.schema,
    services: services.schema,
    latitude: latitude.schema.optional(),
    longitude: longitude.schema.optional(),
    active: fields.active.schema.default(true),
  })
  .refine(({ latitude: one, longitude: other }) => (one === undefined) === (other === undefined), {
    path: ['longitude'],
    error: fieldCode('COORDINATES.BOTH'),
  })
  .transform((row) => ({ ...row, slug: row.slug ?? slugify(row.name) }))
  .refine((row) => row.slug !== '', { path: ['slug'], error: fieldCode('SLUG.INVALID') });
export type ImportedDistributor = z.output<typeof importedDistributorSchema>;

export const DISTRIBUTOR_COLUMNS: readonly ImportColumn[] = [
  {
    ...{ name: 'name', heading: 'Nombre', aliases: ['Distribuidor', 'Agencia', 'Sucursal'], isRequired: true },
    example: 'Camiones del Bajío León',
  },
  {
    ...{ name: 'slug', heading: 'Dirección en el sitio', aliases: ['Clave', 'Slug'], example: '' },
    hint: 'Vacía: se forma con el nombre',
  },
  {
    ...{ name: 'address', heading: 'Domicilio', aliases: ['Dirección', 'Calle y número'], isRequired: true },
    example: 'Blvd. Aeropuerto 1200, Col. Santa Ana',
  },
  {
    ...{ name: 'postalCode', heading: 'Código postal', aliases: ['CP', 'C.P.'], isRequired: true, example: '37299' },
    // A spreadsheet takes it for a number and its zero away.
    read: (cell) => (/^\d{4}$/.test(cell) ? `0${cell}` : cell),
  },
  { name: 'city', heading: 'Ciudad', aliases: ['Municipio', 'Plaza'], isRequired: true, example: 'León' },
  {
    ...{ name: 'state', heading: 'Estado', aliases: ['Entidad', 'Entidad federativa'], isRequired: true },
    example: 'Guanajuato',
  },
  {
    ...{ name: 'phone', heading: 'Teléfono', aliases: ['Tel', 'Conmutador'], isRequired: true },
    example: '477 123 4567',
  },
  { name: 'whatsapp', heading: 'WhatsApp', aliases: ['Celular'], example: '' },
  {
    ...{ name: 'email', heading: 'Correo', aliases: ['Correo electrónico', 'E-mail', 'Mail'], isRequired: true },
    example: 'ventas@ejemplo.mx',
  },
  {
    ...{ name: 'hours', heading: 'Horarios', aliases: ['Horario'], example: 'Lunes a viernes de 9:00 a 18:00' },
    ...{ hint: 'Separados por punto y coma', read: severalCell },
  },
  {
    ...{ name: 'services', heading: 'Servicios', aliases: [], example: 'Venta; Taller; Refacciones' },
    ...{ hint: 'Separados por punto y coma', read: severalCell },
  },
  {
    ...{ name: 'latitude', heading: 'Latitud', aliases: ['Lat'], example: '', read: degreesCell },
    hint: 'Vacía: la del centro de la ciudad',
  },
  { name: 'longitude', heading: 'Longitud', aliases: ['Lng', 'Lon', 'Long'], example: '', read: degreesCell },
  {
    ...{ name: 'active', heading: 'En el sitio', aliases: ['Activo', 'Publicado'], example: 'Sí', read: yesOrNoCell },
    hint: 'Sí o No; vacía: Sí',
  },
];
