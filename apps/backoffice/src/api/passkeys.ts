import type { NewPasskey, PasskeyAnswer, PasskeyRequest } from '@flota/schemas';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Missing in old browsers, and where the backoffice is opened without https. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** The browser gave no answer of a passkey: its owner changed their mind, or there is none here. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed';
  constructor() {
    super('No se usó ninguna llave de acceso. Intente de nuevo o elija otra forma.');
  }
}

/** Asks whoever sits here for a passkey. The options are the server's, made by the same library. */
export async function answerWithPasskey({ ticket, options }: PasskeyRequest): Promise<PasskeyAnswer> {
  try {
    const response = await startAuthentication({ optionsJSON: options });
    return { ticket, response: response };
  } catch {
    throw new PasskeyNotUsed();
  }
}

/** Makes a new passkey on this device, or on the one its owner chooses. */
export async function makePasskey({ ticket, options }: PasskeyRequest): Promise<Omit<NewPasskey, 'name'>> {
  try {
    const response = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
    return { ticket, response: response };
  } catch {
    throw new PasskeyNotUsed();
  }
}
