import { SPEC_FACT_NAMES, SPEC_FACTS, specText, type VehicleDetail } from '@flota/schemas';
import { vehiclesComparison } from '@flota/texts/site/vehicles-comparison';
import type { UsualPayment } from './usual-payment.js';

/** A version of a model, as it is compared. */
export interface ComparedVehicle {
  model: VehicleDetail;
  version: VehicleDetail['versions'][number];
  payment: UsualPayment | null;
}

export interface ComparisonRow {
  label: string;
  /** One a vehicle; `null`: not told. */
  values: (string | null)[];
  /** Whether what is told is not the same of all. */
  differs: boolean;
}

const row = (label: string, values: (string | null)[]): ComparisonRow => ({
  label,
  values,
  differs: new Set(values.map((value) => value?.toLowerCase() ?? null)).size > 1,
});

const sameLabel = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Everything that is told of at least one of them: facts first, then the rows staff added, by their names. */
export function comparisonRows(vehicles: readonly ComparedVehicle[]): ComparisonRow[] {
  const specs = vehicles.map(({ version }) => version.spec);
  const facts = SPEC_FACT_NAMES.map((name) =>
    row(
      SPEC_FACTS[name].label,
      specs.map((spec) => specText(spec, name)),
    ),
  );
  const labels = specs.flatMap((spec) => spec.rows.map(({ label }) => label));
  const distinct = labels.filter((label, index) => labels.findIndex((other) => sameLabel(other, label)) === index);
  const further = distinct.map((label) =>
    row(
      label,
      specs.map((spec) => spec.rows.find((one) => sameLabel(one.label, label))?.value ?? null),
    ),
  );
  const kinds = row(
    vehiclesComparison.segment,
    vehicles.map(({ model }) => model.segment),
  );
  return [kinds, ...facts, ...further].filter(({ values }) => values.some((value) => value !== null));
}
