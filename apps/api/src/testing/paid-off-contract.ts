import type { Contract } from '@flota/prisma';
import { createContract, createTaxProfile } from '@flota/prisma/seed';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import type { TestApp } from './test-app.js';

export const HOLDER_RFC = 'GODE561231GR8';

type Overrides = Partial<Parameters<typeof createContract>[1]>;

/** A short contract of which every instalment is paid, of a holder whose RFC is known. */
export async function createPaidOffContract(
  { app, prisma }: Pick<TestApp, 'app' | 'prisma'>,
  customerId: string,
  overrides: Overrides = {},
): Promise<Contract> {
  const fieldCipher = app.get(FieldEncryption);
  const holder = { customerId, rfc: HOLDER_RFC, legalName: 'Enrique Gómez Díaz', postalCode: '37480' };
  const known = await prisma.taxProfile.findFirst({ where: { customerId } });
  const { id: taxProfileId } = known ?? (await createTaxProfile(prisma, fieldCipher, holder));
  const paid = { termMonths: 12, ageMonths: 12 };
  return createContract(prisma, { ...paid, ...overrides, customerId, taxProfileId, fieldCipher });
}
