import type { TimeZone } from '@flota/schemas';

/** Postal codes by how they begin; what is not named is on the clock of the centre. */
const ZONES: readonly (readonly [TimeZone, readonly string[]])[] = [
  ['America/Tijuana', ['21', '22']],
  ['America/Mazatlan', ['23', '63', '80', '81', '82']],
  ['America/Hermosillo', ['83', '84', '85']],
  ['America/Ciudad_Juarez', ['32']],
  ['America/Chihuahua', ['31', '33']],
  ['America/Cancun', ['77']],
  // The border changes its clock with the neighbour's.
  ['America/Matamoros', ['260', '261', '262', '873', '874', '88']],
];

/** By whose clock a debtor is looked for: the zone they chose for their silence, else that of their fiscal address. */
export function debtorZone(chosen: string | undefined, postalCode: string | null): TimeZone {
  if (chosen) return chosen as TimeZone;
  const [zone] = ZONES.find(([, starts]) => starts.some((start) => postalCode?.startsWith(start))) ?? [];
  return zone ?? 'America/Mexico_City';
}
