import { PERSON_TYPE_NAMES } from '@flota/schemas';

interface Choice {
  id: string;
  name: string;
}

/** What a select offers, of names by value. */
export const choicesOf = (names: Record<string, string>): Choice[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** The same, of what states look like. */
export const stateChoices = (looks: Record<string, { label: string }>): Choice[] =>
  Object.entries(looks).map(([id, { label }]) => ({ id, name: label }));

export const PERSON_TYPE_CHOICES = choicesOf(PERSON_TYPE_NAMES);
