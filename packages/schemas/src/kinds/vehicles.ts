import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { decimalString, slug as slugSchema } from '../primitives.js';
import { line as lineSchema, orNull } from '../publishing.js';
import { SILHOUETTE_NAMES } from '../silhouettes.js';
import { silhouetteSchema, vehiclePhotosSchema } from '../vehicle-looks.js';
import { EMPTY_SPEC, vehicleSpecSchema } from '../vehicle-spec.js';
import { type AdminRecord, defineContent, publication } from './content-kind.js';
import { choiceOf, line, own, place, slug } from './field.js';
import { outline } from './outlines.js';

/** MXN with VAT; what is outside of it is a slip of the finger. */
export const cataloguePrice = decimalString(2, 'PRICE').pipe(
  z.string().refine((amount) => Number(amount) > 0 && Number(amount) < 1_000_000_000, fieldCode('PRICE.OUT_OF_RANGE')),
);

const spec = vehicleSpecSchema.default(EMPTY_SPEC);
/** An uploaded PDF. */
const brochureId = orNull(z.uuid(fieldCode('FILE.INVALID')));

const version = z.object({
  /** What quotes and links know the version by; made of its name when it is added, and stays. */
  slug: slugSchema.optional(),
  name: lineSchema(80),
  price: cataloguePrice,
  /** Where it looks different from its model. */
  silhouette: orNull(silhouetteSchema),
  photos: vehiclePhotosSchema,
  /** Only what is different from its model's. */
  spec,
  brochureId,
});

type Versions = z.output<typeof version>[];

/** Where each value comes a second time. */
function repeated(values: readonly (string | undefined)[]): number[] {
  return values.flatMap((value, index) => (value !== undefined && values.indexOf(value) < index ? [index] : []));
}

const namesOf = (versions: Versions) => versions.map(({ name }) => name.toLowerCase());
const slugsOf = (versions: Versions) => versions.map((one) => one.slug);

const versions = z
  .array(version)
  .min(1, fieldCode('VERSIONS.REQUIRED'))
  .max(30, fieldCode('LIST.TOO_LONG'))
  .superRefine((list, context) => {
    for (const index of repeated(namesOf(list))) {
      context.addIssue({ code: 'custom', path: [index, 'name'], message: fieldCode('VERSION.TAKEN') });
    }
    for (const index of repeated(slugsOf(list))) {
      context.addIssue({ code: 'custom', path: [index, 'slug'], message: fieldCode('SLUG.TAKEN') });
    }
  });

/** All vehicles that can be financed. */
export const CATALOGUE_PATH = '/calculator/vehicles';

/** A model's own page. */
export const vehiclePath = (slug: string): string => `/vehiculos/${slug}`;

/** The PDF of a model, or of one of its versions. */
export const brochurePath = (slug: string, version?: string): string =>
  `/api/vehicles/${slug}/brochure${version === undefined ? '' : `?version=${version}`}`;

/** A model of the catalogue with its versions. Without one it can't be quoted, so it has at least one. */
export const vehicles = defineContent({
  ...outline('vehicles'),
  fields: {
    brand: line({ max: 40, label: 'Marca' }),
    name: line({ max: 80, label: 'Modelo' }),
    slug: slug('name'),
    type: own(
      z.string(fieldCode('VEHICLE_TYPE.UNKNOWN')).regex(/^[a-z0-9-]{1,80}$/, fieldCode('VEHICLE_TYPE.UNKNOWN')),
      {
        label: 'Tipo de vehículo',
      },
    ),
    segment: line({ max: 60, label: 'Segmento', hint: 'Por ejemplo: Tractocamión clase 8.' }),
    silhouette: choiceOf('choice', silhouetteSchema, {
      label: 'Figura',
      hint: 'El dibujo con que se muestra donde no hay foto.',
      names: SILHOUETTE_NAMES,
    }),
    photos: own(vehiclePhotosSchema, { label: 'Fotos' }),
    spec: own(spec, { label: 'Ficha técnica' }),
    brochureId: own(brochureId, { label: 'Folleto', staffOnly: true }),
    versions: own(versions, { label: 'Versiones' }),
    position: place(),
    ...publication,
  },
  shown: { typeName: own(z.string(), { label: 'Tipo de vehículo' }) },
  search: ['brand', 'name', 'segment', 'slug'],
  list: { columns: ['type'], filters: ['type'] },
  form: {
    main: [
      { title: 'Modelo', rows: [['brand', 'name'], 'slug', ['type', 'segment'], 'silhouette'] },
      'photos',
      'spec',
      'brochureId',
      'versions',
    ],
    aside: ['publication'],
  },
  path: vehiclePath,
  found: { kind: 'vehicle', section: 'Vehículos' },
});

export type AdminVehicle = AdminRecord<typeof vehicles> & { url: string };
