import { hashPassword } from '@flota/records/password';

/** What the accounts that tests create sign in with, unless they say otherwise. */
export const FACTORY_PASSWORD = 'Contrasena-de-prueba-1';

let factoryHash: Promise<string> | undefined;

/** A hash of the password. The accounts of tests share one: it is slow to make, as it has to be. */
export function factoryHashOf(password: string): Promise<string> {
  if (password !== FACTORY_PASSWORD) return hashPassword(password);
  factoryHash ??= hashPassword(password);
  return factoryHash;
}
