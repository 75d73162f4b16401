import type { PersonType } from '@flota/schemas';

export const PERSON_TYPES: Record<PersonType, string> = { fisica: 'Persona física', moral: 'Persona moral' };

export const PERSON_TYPE_CHOICES = Object.entries(PERSON_TYPES).map(([id, name]) => ({ id, name }));
