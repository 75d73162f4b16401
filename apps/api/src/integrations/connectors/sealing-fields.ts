import { fieldCode, orNull } from '@flota/schemas';
import { z } from 'zod';
import { type KeyRing, keyRing } from '../gateway/key-ring.js';
import type { SettingsOf } from './fields.js';

const KEY_LINES = 'Una llave por renglón, id:llave, con 32 bytes en base64 (openssl rand -base64 32).';
const LONGEST = 2_000;

/** Stays the text that staff wrote: it is read where it is used. */
const ring = orNull(
  z
    .string()
    .trim()
    .max(LONGEST, fieldCode('TEXT.TOO_LONG'))
    .refine((text) => keyRing.safeParse(text).success, fieldCode('VALUE.INVALID')),
);

const keys = (label: string, hint: string) => ({
  ...{ label, hint: `${KEY_LINES} ${hint}` },
  kind: 'text' as const,
  secret: true as const,
  schema: ring,
});

/** For a gateway that takes fields encrypted and requests signed: `fields: { ...sealingFields, … }`. */
export const sealingFields = {
  sealKeys: keys('Llaves de cifrado', 'La primera cifra y todas descifran. Sin llaves, los campos van sin cifrar.'),
  signKeys: keys('Llaves de firma', 'La primera firma y con todas se aceptan firmas. Sin llaves, nada se firma.'),
} as const;

/** The keys of a connector that has the group; none of one that has not. */
export function keysOf(settings: Partial<SettingsOf<typeof sealingFields>>): { seal: KeyRing; sign: KeyRing } {
  return { seal: keyRing.parse(settings.sealKeys ?? null), sign: keyRing.parse(settings.signKeys ?? null) };
}
