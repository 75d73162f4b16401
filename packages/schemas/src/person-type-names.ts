import type { PersonKind, PersonType } from './person-types.js';

/*
 * Apart from the schemas, as pages that ask for nothing say these names, too: with them they would load zod.
 */

export const PERSON_KIND_NAMES: Record<PersonKind, string> = { fisica: 'Persona física', moral: 'Persona moral' };

export const PERSON_TYPE_NAMES: Record<PersonType, string> = {
  fisica: PERSON_KIND_NAMES.fisica,
  fisica_empresarial: 'Persona física con actividad empresarial',
  moral: PERSON_KIND_NAMES.moral,
};

export const personKindOf = (personType: PersonType): PersonKind => (personType === 'moral' ? 'moral' : 'fisica');
