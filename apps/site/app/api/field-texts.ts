import { ApiProblem } from '@flota/client';
import { FIELD_TEXTS, type FieldCode } from '@flota/schemas';
import { fields } from '@flota/texts/site/fields';
import { failureText } from './problem-texts.js';

/**
 * What is wrong with a field, to whoever fills in data of their own; what only staff are asked for reads as it does to them.
 * A newer server may send a code this page has never heard of.
 */
export function fieldText(code: string): string {
  const texts: Readonly<Partial<Record<FieldCode, string>>> = fields;
  const known = Object.hasOwn(FIELD_TEXTS, code) ? (code as FieldCode) : 'FIELD.INVALID';
  return texts[known] ?? FIELD_TEXTS[known];
}

/** Why a form of one box failed: what is wrong with the box, or else with the whole. */
export function boxFailureText(error: unknown, box: string): string {
  const refused = error instanceof ApiProblem && error.problem.errors?.find(({ field }) => field === box);
  return refused ? fieldText(refused.code) : failureText(error);
}
