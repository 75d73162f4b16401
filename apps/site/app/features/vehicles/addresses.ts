import type { VehicleRef } from '../quoting/index.js';

export const VEHICLES_PATH = '/calculator/vehicles';
export const COMPARISON_PATH = '/comparar-vehiculos';

/** The version a model's page shows, in its query. */
export const VERSION_PARAMETER = 'version';

export const vehiclePagePath = (model: string, version?: string): string =>
  `/vehiculos/${model}${version === undefined ? '' : `?${VERSION_PARAMETER}=${version}`}`;

/** Those that are compared, in the query: `a=cascadia-126/dd13&b=…`, so that a comparison can be shared. */
export const COMPARED_PARAMETERS = ['a', 'b', 'c'] as const;
export const MAX_COMPARED = COMPARED_PARAMETERS.length;

/** A version of a model, as the address names it. */
export type ComparedRef = Pick<VehicleRef, 'model' | 'version'>;

const REF = /^([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})$/;

export const refText = ({ model, version }: ComparedRef): string => `${model}/${version}`;

export function readRef(text: string | null): ComparedRef | null {
  const [, model, version] = REF.exec(text ?? '') ?? [];
  return model && version ? { model, version } : null;
}

/** Each vehicle once, in the order of the address. */
export function readCompared(query: URLSearchParams): ComparedRef[] {
  const refs = COMPARED_PARAMETERS.flatMap((name) => readRef(query.get(name)) ?? []);
  return refs.filter((ref, index) => refs.findIndex((other) => refText(other) === refText(ref)) === index);
}

/** Slashes stay readable in a query. */
const queryOf = (refs: readonly ComparedRef[]): string =>
  refs
    .slice(0, MAX_COMPARED)
    .map((ref, index) => `${index === 0 ? '?' : '&'}${COMPARED_PARAMETERS[index]}=${refText(ref)}`)
    .join('');

export const comparisonPath = (refs: readonly ComparedRef[]): string => `${COMPARISON_PATH}${queryOf(refs)}`;

/** The catalogue, where another one is found to compare those with. */
export const cataloguePath = (refs: readonly ComparedRef[]): string => `${VEHICLES_PATH}${queryOf(refs)}`;
