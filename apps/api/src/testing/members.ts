import { createAccountMember } from '@flota/prisma/seed';
import type { Member } from './role-table.js';
import type { SignedIn } from './sign-in.js';
import type { TestApp } from './test-app.js';

export interface SignedInMember extends SignedIn {
  membershipId: string;
}

/** Somebody new who is in the account of the holder, signed in and in it. */
export async function joinAccount(
  api: TestApp,
  holderId: string,
  member: Member,
  contractIds: readonly string[] = [],
): Promise<SignedInMember> {
  const person = await api.signIn('customer');
  const hidesMoney = member === 'blind-driver';
  const role = hidesMoney ? 'driver' : member;
  const { id } = await createAccountMember(api.prisma, {
    holderId,
    memberId: person.id,
    role,
    hidesMoney,
    contractIds,
  });
  await api.http.post('/api/customers/acting-for').set(person.headers).send({ membershipId: id }).expect(204);
  return { ...person, membershipId: id };
}
