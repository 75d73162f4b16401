import { FORM_TEXTS_KEY } from '../../constants/storage-keys.js';
import { sessionStore } from '../../lib/browser-storage.js';

const typed = new Map<string, unknown>();

/**
 * What was typed into a form, so that looking something up on another page does not mean typing it again. Only in the
 * page's memory: who somebody is never gets into a store of the browser.
 */
export const formMemory = {
  recall: <Values>(form: string): Values | undefined => typed.get(form) as Values | undefined,
  keep: (form: string, values: unknown): void => void typed.set(form, values),
  forget: (form: string): void => void typed.delete(form),
};

type Texts = Record<string, Record<string, string>>;

function storedTexts(): Texts {
  try {
    return JSON.parse(sessionStore.getItem(FORM_TEXTS_KEY) ?? '{}') as Texts;
  } catch {
    return {};
  }
}

/** Long texts also survive a reload of the tab: nobody writes half a page twice. Gone when sent or with the tab. */
export const textMemory = {
  recall: (form: string): Record<string, string> => storedTexts()[form] ?? {},
  keep(form: string, texts: Record<string, string>): void {
    sessionStore.setItem(FORM_TEXTS_KEY, JSON.stringify({ ...storedTexts(), [form]: texts }));
  },
  forget(form: string): void {
    textMemory.keep(form, {});
  },
};
