import { CONTENT, SILHOUETTE_NAMES, slugify } from '@flota/schemas';
import type { FormErrors } from '../api/problem.js';
import { schemaErrors } from '../api/schema-errors.js';

/** A vehicle with one version. */
export interface VehicleForm {
  type: string | null;
  brand: string;
  name: string;
  silhouette: keyof typeof SILHOUETTE_NAMES | null;
  version: string;
  price: string;
}

export const NEW_VEHICLE: VehicleForm = { type: null, brand: '', name: '', silhouette: null, version: '', price: '' };

/** Its address follows brand and model; its segment is called as its drawing is, until somebody says it better. */
export const vehicleToWrite = (form: VehicleForm, position: number) => ({
  type: form.type,
  brand: form.brand,
  name: form.name,
  slug: slugify(`${form.brand ?? ''} ${form.name ?? ''}`),
  silhouette: form.silhouette,
  segment: form.silhouette ? SILHOUETTE_NAMES[form.silhouette] : '',
  versions: [{ name: form.version, price: form.price }],
  position,
  publishedFrom: null,
  publishedUntil: null,
});

/** By the boxes of this form. */
export function validateVehicle(form: VehicleForm): FormErrors {
  const errors = schemaErrors(CONTENT.vehicles.schema, vehicleToWrite(form, 0));
  const { versions, slug, segment: _, ...own } = errors;
  const first = typeof versions === 'object' && typeof versions['0'] === 'object' ? versions['0'] : {};
  return {
    ...(slug && !own.name && form.name && { name: 'Escriba un nombre con letras o números.' }),
    ...own,
    ...(first.name && { version: first.name }),
    ...(first.price && { price: first.price }),
  };
}
