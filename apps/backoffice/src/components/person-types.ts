import type { PersonType } from '@flota/schemas';
import { choicesOf } from './choices.js';

export const PERSON_TYPES: Record<PersonType, string> = { fisica: 'Persona física', moral: 'Persona moral' };

export const PERSON_TYPE_CHOICES = choicesOf(PERSON_TYPES);
