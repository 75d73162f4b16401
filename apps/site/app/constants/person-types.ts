import type { PersonType } from '@flota/schemas';

export const PERSON_TYPES: readonly { value: PersonType; label: string; description: string }[] = [
  { value: 'fisica', label: 'Persona física', description: 'Usted, con o sin actividad empresarial' },
  { value: 'moral', label: 'Persona moral', description: 'Su empresa o sociedad' },
];
