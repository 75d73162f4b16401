import { type AccountPerson, type AccountRole, invitePersonSchema } from '@flota/schemas';
import { changePerson, invitePerson } from '../../api/account/people.js';
import { createAccountForm } from '../forms/index.js';

export interface PersonValues {
  email: string;
  role: AccountRole;
  contractIds: string[];
  hidesMoney: boolean;
  currentPassword: string;
}

/** @param person whose role changes; without one somebody is invited */
export const openPersonForm = (person: Pick<AccountPerson, 'id'> | undefined) =>
  createAccountForm({
    schema: invitePersonSchema,
    toRequest: (values: PersonValues) => values,
    post: ({ email, ...wanted }) => (person ? changePerson(person.id, wanted) : invitePerson({ email, ...wanted })),
  });
