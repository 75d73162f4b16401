import type { VehicleSpec } from './vehicle-spec.js';

/*
 * What a spec sheet says, as it is read. Pages need no more of it than this, and none of the schemas.
 */

export type SpecFact = Exclude<keyof VehicleSpec, 'rows'>;

/** Facts in the order they are read, each with its unit. */
export const SPEC_FACTS: Readonly<Record<SpecFact, { label: string; unit?: string }>> = {
  energy: { label: 'Energía' },
  engine: { label: 'Motor' },
  powerHp: { label: 'Potencia', unit: 'hp' },
  torqueNm: { label: 'Par máximo', unit: 'N·m' },
  transmission: { label: 'Transmisión' },
  axles: { label: 'Configuración de ejes' },
  wheelbaseMm: { label: 'Distancia entre ejes', unit: 'mm' },
  grossWeightKg: { label: 'Peso bruto vehicular', unit: 'kg' },
  payloadKg: { label: 'Capacidad de carga', unit: 'kg' },
  seats: { label: 'Pasajeros' },
  emissions: { label: 'Norma de emisiones' },
};

export const SPEC_FACT_NAMES = Object.keys(SPEC_FACTS) as SpecFact[];

const POUND_FEET_PER_NEWTON_METRE = 0.737562;
const grouped = (value: number) => value.toLocaleString('es-MX');

/** A fact as it is read: `410 hp`, `2,508 N·m (1,850 lb·pie)`; `null` where it isn't told. */
export function specText(spec: VehicleSpec, name: SpecFact): string | null {
  const value = spec[name];
  if (value === null) return null;
  if (typeof value === 'string') return name === 'axles' ? value.replace('x', '×') : value;
  const { unit } = SPEC_FACTS[name];
  const text = unit ? `${grouped(value)} ${unit}` : grouped(value);
  // Engines are sold by pound-feet, and the law asks for newton metres.
  return name === 'torqueNm' ? `${text} (${grouped(Math.round(value * POUND_FEET_PER_NEWTON_METRE))} lb·pie)` : text;
}

/** All that is told, in order: facts, then the free rows. */
export const specLines = (spec: VehicleSpec): { label: string; value: string }[] => [
  ...SPEC_FACT_NAMES.flatMap((name) => {
    const value = specText(spec, name);
    return value === null ? [] : [{ label: SPEC_FACTS[name].label, value }];
  }),
  ...spec.rows,
];

const sameLabel = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The whole sheet of a version: what it says of itself, and of its model what it doesn't. */
export function specOf(model: VehicleSpec, version: VehicleSpec): VehicleSpec {
  const told = SPEC_FACT_NAMES.reduce<VehicleSpec>(
    (sheet, name) => (version[name] === null ? sheet : { ...sheet, [name]: version[name] }),
    model,
  );
  const changed = model.rows.map((row) => version.rows.find(({ label }) => sameLabel(label, row.label)) ?? row);
  const added = version.rows.filter(({ label }) => !model.rows.some((row) => sameLabel(row.label, label)));
  return { ...told, rows: [...changed, ...added] };
}
