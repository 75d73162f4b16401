import { type PersonKind, type PersonType, PERSON_KIND_NAMES, PERSON_TYPE_NAMES } from '@flota/schemas';

/** Who the papers tell apart. */
export const PERSON_KINDS: readonly { value: PersonKind; label: string; description: string }[] = [
  { value: 'fisica', label: PERSON_KIND_NAMES.fisica, description: 'Usted, con o sin actividad empresarial' },
  { value: 'moral', label: PERSON_KIND_NAMES.moral, description: 'Su empresa o sociedad' },
];

/** Who VAT on interest tells apart. */
export const PERSON_TYPES: readonly { value: PersonType; label: string; description: string }[] = [
  { value: 'fisica', label: PERSON_TYPE_NAMES.fisica, description: 'Usted, para uso personal' },
  {
    value: 'fisica_empresarial',
    label: PERSON_TYPE_NAMES.fisica_empresarial,
    description: 'Usted, si factura fletes o pasajes',
  },
  { value: 'moral', label: PERSON_TYPE_NAMES.moral, description: 'Su empresa o sociedad' },
];

/** In the middle of a sentence. */
export const personTypeInText = (personType: PersonType): string => PERSON_TYPE_NAMES[personType].toLowerCase();
