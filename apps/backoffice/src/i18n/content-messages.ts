import { CONTENT_OUTLINES, type ContentOutline } from '@flota/schemas';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an entry is called that isn't there yet, e.g. *Nueva noticia*. */
export const newEntryWords = ({ one, gender }: Pick<ContentOutline['names'], 'one' | 'gender'>): string =>
  `${gender === 'f' ? 'Nueva' : 'Nuevo'} ${one.charAt(0).toLowerCase()}${one.slice(1)}`;

/** Names of a type of content; those of its fields come with its pages (`content-field-names.ts`). */
function messagesOf({ names, invite }: ContentOutline) {
  const { one, many, menu = capitalised(many), saved = one, gender } = names;
  const ending = gender === 'f' ? 'a' : 'o';
  return {
    name: `${one} |||| ${menu}`,
    forcedCaseName: many,
    empty: `Todavía no hay ${many}.`,
    invite,
    page: { create: newEntryWords(names) },
    fields: { updatedAt: 'Último cambio' },
    notifications: {
      created: `${saved} cread${ending}`,
      updated: `${saved} guardad${ending}`,
      deleted: `${saved} eliminad${ending}`,
    },
  };
}

/** By react-admin's keys, for all types of content. */
export const contentMessages = Object.fromEntries(
  Object.entries(CONTENT_OUTLINES).map(([name, outline]) => [name, messagesOf(outline)]),
);
