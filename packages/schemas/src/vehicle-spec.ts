import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { line, orNull } from './publishing.js';

/** Values of a spec sheet that are one of a few, by the words they are read and searched by. */
export const ENERGIES = ['Diésel', 'Gasolina', 'Gas natural', 'Híbrido', 'Eléctrico'] as const;
export const EMISSION_STANDARDS = [
  'EPA 2004',
  'EPA 2007',
  'EPA 2010',
  'Euro IV',
  'Euro V',
  'Euro VI',
  'Cero emisiones',
] as const;

const whole = (max: number) =>
  orNull(z.int(fieldCode('NUMBER.INVALID')).min(1, fieldCode('NUMBER.INVALID')).max(max, fieldCode('NUMBER.INVALID')));

/** Further rows, for what has no field: `Tanque de combustible`, `2 × 380 L`. */
const specRowSchema = z.object({ label: line(60), value: line(160) });

const MAX_SPEC_ROWS = 30;

/** What a vehicle is and can do. `null`: not told. */
export const vehicleSpecSchema = z.object({
  energy: orNull(z.enum(ENERGIES, fieldCode('CHOICE.UNKNOWN'))),
  engine: orNull(line(80)),
  powerHp: whole(2_000),
  torqueNm: whole(20_000),
  transmission: orNull(line(80)),
  /** Wheels by driven wheels: `6x4`. */
  axles: orNull(z.string().regex(/^(4|6|8|10|12)x(2|4|6|8)$/, fieldCode('AXLES.INVALID'))),
  wheelbaseMm: whole(20_000),
  grossWeightKg: whole(200_000),
  payloadKg: whole(200_000),
  /** Passengers, the driver not counted. */
  seats: whole(300),
  emissions: orNull(z.enum(EMISSION_STANDARDS, fieldCode('CHOICE.UNKNOWN'))),
  rows: z.array(specRowSchema).max(MAX_SPEC_ROWS, fieldCode('LIST.TOO_LONG')).default([]),
});
export type VehicleSpec = z.output<typeof vehicleSpecSchema>;
export const EMPTY_SPEC: VehicleSpec = vehicleSpecSchema.parse({});
