import type { Contract } from '@flota/prisma';
import { createContract } from '@flota/prisma/seed';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import type { SignedIn } from './sign-in.js';
import type { TestApp } from './test-app.js';

type ContractInput = Partial<Omit<Parameters<typeof createContract>[1], 'fieldCipher'>>;

/** A contract of that customer; by default paid on time for 14 months. */
export const contractOf = (
  api: TestApp,
  { id: customerId }: SignedIn,
  overrides: ContractInput = {},
): Promise<Contract> =>
  createContract(api.prisma, { customerId, ...overrides, fieldCipher: api.app.get(FieldEncryption) });

export interface OwnerOfContract {
  owner: SignedIn;
  contract: Contract;
}

/** A customer of their own with a contract. */
export async function signedInOwner(api: TestApp, overrides: ContractInput = {}): Promise<OwnerOfContract> {
  const owner = await api.signIn('customer');
  return { owner, contract: await contractOf(api, owner, overrides) };
}
