import { CONTENT, type ContentKind, type FieldMap } from '@flota/schemas';

interface FieldNames {
  [field: string]: string | FieldNames;
}

/** react-admin reads the fields of a group as an object of names. */
const namesOf = (fields: FieldMap): FieldNames =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.type === 'group' ? namesOf(field.fields) : field.label]),
  );

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of a type of content and of its fields. */
function messagesOf({ names, invite, fields, shown }: ContentKind) {
  const { one, many, menu = capitalised(many), saved = one, gender } = names;
  const ending = gender === 'f' ? 'a' : 'o';
  return {
    name: `${one} |||| ${menu}`,
    forcedCaseName: many,
    empty: `Todavía no hay ${many}.`,
    invite,
    fields: { ...namesOf({ ...shown, ...fields }), state: stateName(shown), updatedAt: 'Último cambio' },
    notifications: {
      created: `${saved} cread${ending}`,
      updated: `${saved} guardad${ending}`,
      deleted: `${saved} eliminad${ending}`,
    },
  };
}

/** Of publication, unless the records show another. */
const stateName = (shown: FieldMap) => shown.state?.label ?? 'Estado';

/** By react-admin's keys, for all types of content. */
export const contentMessages = Object.fromEntries(
  Object.values(CONTENT).map((kind: ContentKind) => [kind.name, messagesOf(kind)]),
);
