import { type PersonKind, type PersonType, PERSON_KIND_NAMES, PERSON_TYPE_NAMES } from '@flota/schemas';
import { persons } from '@flota/texts/site/persons';

interface PersonOption<Value> {
  value: Value;
  label: string;
  description: string;
}

/** Who the papers tell apart. */
export const personKinds = (): readonly PersonOption<PersonKind>[] => [
  { value: 'fisica', label: PERSON_KIND_NAMES.fisica, description: persons.fisica },
  { value: 'moral', label: PERSON_KIND_NAMES.moral, description: persons.moral },
];

/** Who VAT on interest tells apart. */
export const personTypes = (): readonly PersonOption<PersonType>[] => [
  { value: 'fisica', label: PERSON_TYPE_NAMES.fisica, description: persons.personal },
  { value: 'fisica_empresarial', label: PERSON_TYPE_NAMES.fisica_empresarial, description: persons.business },
  { value: 'moral', label: PERSON_TYPE_NAMES.moral, description: persons.moral },
];

/** In the middle of a sentence. */
export const personTypeInText = (personType: PersonType): string => PERSON_TYPE_NAMES[personType].toLowerCase();
