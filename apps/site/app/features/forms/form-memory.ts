import { currentSession } from '../../api/account/current-session.js';
import { ACCOUNT_DRAFTS_KEY, FORM_TEXTS_KEY } from '../../constants/storage-keys.js';
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

let owner: string | undefined;

/** Nothing that one customer typed is ever shown to another who signs in on the same page. */
currentSession.subscribe(() => {
  const now = currentSession.snapshot().session?.customer.id;
  if (!now) return;
  if (owner && now !== owner) typed.clear();
  owner = now;
});

type Texts = Record<string, Record<string, string>>;

/** Survives a reload of the tab, as a phone's camera often makes it reload. Gone when sent or with the tab. */
function memoryIn(key: string) {
  const stored = (): Texts => {
    try {
      return JSON.parse(sessionStore.getItem(key) ?? '{}') as Texts;
    } catch {
      return {};
    }
  };
  const write = (texts: Texts) => sessionStore.setItem(key, JSON.stringify(texts));
  return {
    recall: (form: string): Record<string, string> => stored()[form] ?? {},
    keep: (form: string, texts: Record<string, string>): void => write({ ...stored(), [form]: texts }),
    forget(form: string): void {
      const { [form]: _gone, ...others } = stored();
      write(others);
    },
  };
}

/** Long texts, which nobody writes twice. */
export const textMemory = memoryIn(FORM_TEXTS_KEY);

/** What a form of the account asks for besides, but for who somebody is. Gone too when the account is left or its session ends. */
export const draftMemory = memoryIn(ACCOUNT_DRAFTS_KEY);
