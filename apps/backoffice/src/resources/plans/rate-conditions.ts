import type { RateRow as Row } from '@flota/finance';
import { PERSON_TYPE_NAMES, type PersonType, type RateRow, type VehicleType } from '@flota/schemas';
import { formatDay, formatPercent } from '../../i18n/format.js';
import type { RateLine } from './plan-form.js';

type Conditions = { [Name in keyof (RateRow | RateLine)]?: RateRow[Name] | RateLine[Name] | Row[Name] };

/** When a line of the rate table applies, in words: `Camiones · Persona moral · Hasta 24 meses`. */
export function rateConditions(row: Conditions, types: readonly VehicleType[], downPayment: string): string {
  const nameOf = (slug: string) => types.find((type) => type.slug === slug)?.name ?? slug;
  const months = (value: number) => `${value} meses`;
  const said = [
    row.vehicleTypes?.map(nameOf).join(' y '),
    row.personTypes && personsText(row.personTypes),
    span('', row.minTermMonths, row.maxTermMonths, months),
    span(downPayment, row.minDownPaymentPercent, row.maxDownPaymentPercent, formatPercent),
    span('', row.validFrom, row.validTo, formatDay),
  ].filter(Boolean);
  return said.length ? said.join(' · ') : 'En todos los casos';
}

/** Both physical persons, who usually pay the same, have a shorter name together. */
function personsText(personTypes: readonly PersonType[]): string {
  const areBothPhysical = personTypes.includes('fisica') && personTypes.includes('fisica_empresarial');
  const named = personTypes
    .filter((type) => !areBothPhysical || type === 'moral')
    .map((type) => PERSON_TYPE_NAMES[type]);
  return [...(areBothPhysical ? ['Personas físicas'] : []), ...named].join(' y ');
}

function span<Value extends string | number>(
  name: string,
  from: Value | null | undefined,
  to: Value | null | undefined,
  format: (value: Value) => string,
): string | null {
  const isFree = (value: Value | null | undefined) => value === null || value === undefined || value === '';
  if (isFree(from) && isFree(to)) return null;
  const text = isFree(from)
    ? `hasta ${format(to!)}`
    : isFree(to)
      ? `desde ${format(from!)}`
      : `de ${format(from!)} a ${format(to!)}`;
  const phrase = name ? `${name} ${text}` : text;
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
