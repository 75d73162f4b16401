import type { CustomerSession, PasskeyRequest } from '@flota/schemas';
import { answerWithPasskey, offersPasskeysInBoxes } from '../../api/passkeys.js';
import { askForPasskey, sendPasskey, signInWithPasskey } from '../../api/session.js';

/** The passkey in place of address and password. */
export const enterByPasskey = async (): Promise<CustomerSession> =>
  signInWithPasskey(await answerWithPasskey(await askForPasskey()));

/** The passkey in place of a code. */
export const answerByPasskey = async (signIn: string, asked: PasskeyRequest): Promise<CustomerSession> =>
  sendPasskey({ signIn, ...(await answerWithPasskey(asked)) });

/**
 * Offers the passkeys of this browser where it fills in addresses, and waits for one to be chosen; `null` where it can't.
 * Asked of the server only by browsers that do.
 */
export async function enterFromBox(): Promise<CustomerSession | null> {
  if (!(await offersPasskeysInBoxes())) return null;
  return signInWithPasskey(await answerWithPasskey(await askForPasskey(), { useBrowserAutofill: true }));
}
