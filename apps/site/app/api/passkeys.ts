import type { NewPasskey, PasskeyAnswer, PasskeyRequest } from '@flota/schemas';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The browser gave no answer of a passkey: its owner changed their mind, or there is none here. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed';
}

/** Asks whoever sits here for a passkey. The options are the server's, made by the same library. */
export async function answerWithPasskey(
  { ticket, options }: PasskeyRequest,
  { useBrowserAutofill = false } = {},
): Promise<PasskeyAnswer> {
  try {
    return { ticket, response: await startAuthentication({ optionsJSON: options, useBrowserAutofill }) };
  } catch (cause) {
    throw new PasskeyNotUsed('No passkey was used', { cause });
  }
}

/** Makes a new passkey on this device, or on the one its owner chooses. */
export async function makePasskey({ ticket, options }: PasskeyRequest): Promise<Omit<NewPasskey, 'name'>> {
  try {
    const optionsJSON = options as unknown as CreationOptions;
    return { ticket, response: await startRegistration({ optionsJSON }) };
  } catch (cause) {
    throw new PasskeyNotUsed('No passkey was made', { cause });
  }
}

/** Whether the browser offers passkeys among the addresses it fills in. */
export const offersPasskeysInBoxes = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

export const stopAskingForPasskeys = (): void => WebAuthnAbortService.cancelCeremony();
