import { personTypeOf } from '@flota/schemas';
import { randomInt } from 'node:crypto';
import type { FieldCipher } from '@flota/records';
import type { Prisma, TaxProfile } from '../../generated/client.js';
import { rfcOf } from './check-digits.js';

type TaxProfileInput = Prisma.TaxProfileCreateManyInput;

interface TaxProfileOverrides extends Partial<Omit<TaxProfileInput, 'rfc' | 'rfcIndex'>> {
  customerId: string;
  /** In clear; its length says whose it is. By default a person's that nobody else has. */
  rfc?: string;
}

/** Whose name contracts are held in; the RFC is encrypted. */
export function buildTaxProfile(
  fieldCipher: FieldCipher,
  { rfc = randomRfc(), ...overrides }: TaxProfileOverrides,
): TaxProfileInput {
  return {
    legalName: 'Ramiro Ochoa Beltrán',
    personType: personTypeOf({ rfc, regime: overrides.regime }),
    ...overrides,
    rfc: fieldCipher.encrypt(rfc, 'tax_profile.rfc'),
    rfcIndex: fieldCipher.blindIndex(rfc, 'tax_profile.rfc'),
  };
}

export const createTaxProfile = (
  database: Prisma.TransactionClient,
  fieldCipher: FieldCipher,
  overrides: TaxProfileOverrides,
): Promise<TaxProfile> => database.taxProfile.create({ data: buildTaxProfile(fieldCipher, overrides) });

function randomRfc(): string {
  const letters = 'ABCDEFGHIJKLMNPRSTUVWXYZ';
  const text = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return rfcOf(`${text(4)}780412${text(2)}`);
}
