import { z } from 'zod';
import type { AdminPublished } from './admin-content.js';
import { fieldCode } from './field-codes.js';
import { decimalString, slug } from './primitives.js';
import { line, position, publicationFields, UNTIL_BEFORE_FROM, untilAfterFrom } from './publishing.js';
import { vehicleModelSchema } from './vehicles.js';

/** MXN with VAT; what is outside of it is a slip of the finger. */
const price = decimalString(2, 'PRICE').pipe(
  z.string().refine((amount) => Number(amount) > 0 && Number(amount) < 1_000_000_000, fieldCode('PRICE.OUT_OF_RANGE')),
);

const version = z.object({
  /** What quotes and links know the version by; made of its name when it is added, and stays. */
  slug: slug.optional(),
  name: line(80),
  price,
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

/** `vehicles`: a model of the catalogue with its versions. Without one it can't be quoted, so it has at least one. */
export const vehicleWriteSchema = z
  .object({
    slug,
    type: z.string(fieldCode('VEHICLE_TYPE.UNKNOWN')).regex(/^[a-z0-9-]{1,80}$/, fieldCode('VEHICLE_TYPE.UNKNOWN')),
    brand: line(40),
    name: line(80),
    segment: line(60),
    silhouette: vehicleModelSchema.shape.silhouette,
    versions,
    position,
    ...publicationFields,
  })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM);

/** `url`: where the catalogue shows it. */
export type AdminVehicle = AdminPublished<typeof vehicleWriteSchema> & { typeName: string; url: string };
