import { type PersonType, personTypeSchema } from '@flota/schemas';
import { z } from 'zod';
import { RESULT_KEY } from '../../constants/storage-keys.js';
import { localStore, sessionStore } from '../../lib/browser-storage.js';

const storedSchema = z.looseObject({ personType: personTypeSchema.nullable().catch(null).optional() });

function parse(text: string | null): z.output<typeof storedSchema> | null {
  try {
    return text === null ? null : (storedSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

const STORES = [sessionStore, localStore];

/** Who the visitor said they are, wherever they were asked; the calculator keeps it among its terms. */
export const rememberedPerson = (): PersonType | null =>
  STORES.map((store) => parse(store.getItem(RESULT_KEY))?.personType ?? null).find((known) => known !== null) ?? null;

/** So that they are not asked again. */
export function rememberPerson(personType: PersonType): void {
  for (const store of STORES) {
    store.setItem(RESULT_KEY, JSON.stringify({ ...parse(store.getItem(RESULT_KEY)), personType }));
  }
}
