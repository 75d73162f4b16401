import {
  PERSON_TYPE_NAMES,
  REMINDER_AGE_NAMES,
  REMINDER_AUTOMATIC_NAMES,
  REMINDER_WAY_NAMES,
  type ReminderStepContent,
} from '@flota/schemas';
import { formatMoney } from '../../i18n/format.js';

/** When a step falls, as one says it. */
export function whenWords(days: number): string {
  const count = Math.abs(days) === 1 ? '1 día' : `${Math.abs(days)} días`;
  return days < 0 ? `${count} antes de vencer` : `A los ${count} de atraso`;
}

export const wayWords = (ways: ReminderStepContent['ways']): string =>
  ways.map((way) => REMINDER_WAY_NAMES[way].replace(/ \(.*\)| en su.*/, '')).join(', ');

/** Whom of those it falls on it is for. */
export function whomWords(step: ReminderStepContent): string {
  const { ages, amountFrom, amountTo, automatic, personTypes, waitsForPromise } = step;
  const said = [
    amountFrom !== null && `desde ${formatMoney(amountFrom)}`,
    amountTo !== null && `hasta ${formatMoney(amountTo)}`,
    ages.length > 0 && ages.map((age) => REMINDER_AGE_NAMES[age].toLowerCase()).join(' o '),
    automatic !== 'any' && REMINDER_AUTOMATIC_NAMES[automatic].toLowerCase(),
    personTypes.length > 0 && personTypes.map((type) => PERSON_TYPE_NAMES[type].toLowerCase()).join(' o '),
    waitsForPromise && 'calla con promesa abierta',
  ].filter((each) => each !== false);
  return said.length > 0 ? said.join('; ') : 'A todos';
}
