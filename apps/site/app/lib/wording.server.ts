import { publicWordingSchema } from '@flota/schemas';
import { setWording, type Wording } from '@flota/texts/wording';
import { createContext, type MiddlewareFunction } from 'react-router';
import { serverApi } from '../api/client.js';

/** What the lender says otherwise, for the root's loader, which hands it to the browser; `null` while it can't be read. */
export const wordingContext = createContext<Wording | null>(null);

/**
 * Before anything of an address is read or drawn, feeds and answers without a page included: texts say what they were told last
 * (`@flota/texts`), and this module's copy of them is the pages' own.
 */
export const inTheLendersWords: MiddlewareFunction<Response> = async ({ context }, next) => {
  const wording = await serverApi(context)
    .get('/api/wording', publicWordingSchema)
    .catch(() => null); // the loaders tell of it
  if (wording) {
    context.set(wordingContext, wording);
    setWording(wording);
  }
  return next();
};
