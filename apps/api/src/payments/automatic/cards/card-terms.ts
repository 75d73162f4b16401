import { savedCardTerms as texts } from '@flota/texts/mails/automatic-payments';
import { sha256 } from '../../../platform/crypto/keys.js';

/** Of the text below: raised with every change of what it means. */
const EDITION = '1';

/** What a customer reads before a card is saved with what they pay. The same words have the same version. */
export function cardTerms({ companyName: company }: { companyName: string }): { version: string; text: string[] } {
  const text = [texts.kept({ company }), texts.use, texts.remove];
  return { version: `${EDITION}-${sha256(text.join('\n\n')).slice(0, 12)}`, text };
}
