import { PERSON_TYPE_NAMES } from '@flota/schemas';
import { choicesOf } from './choices.js';

export { PERSON_TYPE_NAMES as PERSON_TYPES } from '@flota/schemas';

export const PERSON_TYPE_CHOICES = choicesOf(PERSON_TYPE_NAMES);
