import {
  cataloguePrice,
  CONTENT,
  EMISSION_STANDARDS,
  ENERGIES,
  fieldCode,
  instantInMexico,
  line,
  SILHOUETTE_NAMES,
  silhouetteSchema,
  slugify,
  SPEC_FACTS,
  type SpecFact,
  vehicleSpecSchema,
} from '@flota/schemas';
import { z } from 'zod';
import type { ImportColumn } from '../../platform/imports/import-kind.js';
import { amountCell, type CellReader, dayCell, namedCell, wholeCell } from '../../platform/text/csv-cells.js';

const { brand, name, slug } = CONTENT.vehicles.fields;

/** A version as a price list has it, with what its model is made of where that is new. */
export const importedVehicleSchema = z
  .object({
    brand: brand.schema,
    name: name.schema,
    slug: slug.schema.optional(),
    /** By its name or address. */
    type: line(80).optional(),
    segment: CONTENT.vehicles.fields.segment.schema.optional(),
    silhouette: silhouetteSchema.optional(),
    version: line(80),
    price: cataloguePrice,
    /** A day from whose start the model is shown. */
    publishedFrom: z.iso.date(fieldCode('DATE.INVALID')).optional(),
    spec: vehicleSpecSchema.omit({ rows: true }).prefault({}),
  })
  .transform(({ publishedFrom, ...row }) => ({
    ...row,
    slug: row.slug ?? slugify(row.name),
    publishedFrom: publishedFrom === undefined ? undefined : instantInMexico(publishedFrom).toISOString(),
  }))
  .refine((row) => row.slug !== '', { path: ['slug'], error: fieldCode('SLUG.INVALID') });
export type ImportedVehicle = z.output<typeof importedVehicleSchema>;

const NEW_MODEL = 'En los renglones de un modelo nuevo';

const oneOf = (names: readonly string[]): CellReader =>
  namedCell(Object.fromEntries(names.map((each) => [each, each])));
const number: CellReader = (cell) => wholeCell(String(amountCell(cell)));

/** How the facts of a spec sheet are read that aren't just text, and what else they are called. */
const FACTS: Partial<Record<SpecFact, { read?: CellReader; aliases?: string[]; example?: string; hint?: string }>> = {
  energy: { read: oneOf(ENERGIES), aliases: ['Combustible'], example: 'Diésel', hint: ENERGIES.join(', ') },
  powerHp: { read: number, aliases: ['Potencia', 'HP'], example: '410' },
  torqueNm: { read: number, aliases: ['Par', 'Torque'] },
  axles: { read: (cell) => cell.replace(/ ?[×X] ?/, 'x'), aliases: ['Ejes', 'Tracción'], example: '6x4' },
  wheelbaseMm: { read: number },
  grossWeightKg: { read: number, aliases: ['PBV'] },
  payloadKg: { read: number, aliases: ['Carga útil'] },
  seats: { read: number, aliases: ['Asientos'] },
  emissions: { read: oneOf(EMISSION_STANDARDS), aliases: ['Emisiones'], hint: EMISSION_STANDARDS.join(', ') },
};

const factColumns = (Object.keys(SPEC_FACTS) as SpecFact[]).map((fact): ImportColumn => {
  const { label, unit } = SPEC_FACTS[fact];
  const { read, aliases = [], example = '', hint } = FACTS[fact] ?? {};
  return { name: `spec.${fact}`, heading: unit ? `${label} (${unit})` : label, aliases, example, read, hint };
});

export const VEHICLE_COLUMNS: readonly ImportColumn[] = [
  { name: 'brand', heading: 'Marca', aliases: [], isRequired: true, example: 'Zarape' },
  { name: 'name', heading: 'Modelo', aliases: [], isRequired: true, example: 'Zarape 26' },
  {
    ...{ name: 'version', heading: 'Versión', aliases: ['Configuración'], isRequired: true, example: '6x4' },
    hint: 'Un renglón por versión',
  },
  {
    ...{ name: 'price', heading: 'Precio con IVA', aliases: ['Precio', 'Precio de lista'], isRequired: true },
    ...{ example: '2450000.00', read: amountCell },
  },
  {
    ...{ name: 'slug', heading: 'Dirección en el sitio', aliases: ['Clave', 'Slug'], example: '' },
    hint: 'Vacía: se forma con el modelo',
  },
  {
    ...{ name: 'type', heading: 'Tipo de vehículo', aliases: ['Tipo'], example: 'Camiones', hint: NEW_MODEL },
  },
  { name: 'segment', heading: 'Segmento', aliases: ['Clase'], example: 'Tractocamión clase 8', hint: NEW_MODEL },
  {
    ...{ name: 'silhouette', heading: 'Figura', aliases: ['Silueta'], example: SILHOUETTE_NAMES.tractor },
    ...{ hint: `${NEW_MODEL}; por ejemplo: ${SILHOUETTE_NAMES.chassis}`, read: namedCell(SILHOUETTE_NAMES) },
  },
  {
    ...{ name: 'publishedFrom', heading: 'Publicar desde', aliases: ['Desde'], example: '', read: dayCell },
    hint: 'De un modelo nuevo; vacía: en cuanto se importa',
  },
  ...factColumns,
];
