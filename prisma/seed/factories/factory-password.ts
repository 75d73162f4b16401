/** What the accounts that tests create sign in with, unless they say otherwise. */
export const FACTORY_PASSWORD = 'Contrasena-de-prueba-1';
