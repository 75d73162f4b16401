import { type ApiClient, asTold } from '@flota/client';
import type {
  AccountActivity,
  AccountPeople,
  AccountPerson,
  AccountUnit,
  ChangePerson,
  InvitePerson,
  OwnAccounts,
} from '@flota/schemas';
import { accountApi, answered, openLink } from './client.js';

const PEOPLE = '/api/customers/people';
const person = (id: string): string => `${PEOPLE}/${encodeURIComponent(id)}`;

export const readPeople = () => accountApi.get(PEOPLE, asTold<AccountPeople>());

export const invitePerson = (invited: InvitePerson) =>
  accountApi.post(PEOPLE, invited, asTold<AccountPerson>()).then(answered);

export const changePerson = (id: string, wanted: ChangePerson) =>
  accountApi.put(person(id), wanted, asTold<AccountPerson>()).then(answered);

export const resendInvitation = (id: string) =>
  accountApi.post(`${person(id)}/invitation`, {}, asTold<AccountPerson>()).then(answered);

export const revokePerson = (id: string) =>
  accountApi.post(`${person(id)}/revocation`, {}, asTold<AccountPerson>()).then(answered);

export const readActivity = (before?: string) =>
  accountApi.get(
    `${PEOPLE}/activity${before ? `?before=${encodeURIComponent(before)}` : ''}`,
    asTold<AccountActivity>(),
  );

export const readOwnAccounts = () => accountApi.get('/api/customers/accounts', asTold<OwnAccounts>());

export const actFor = (membershipId: string | null, api: ApiClient = accountApi) =>
  api.post('/api/customers/acting-for', { membershipId }, asTold());

export const leaveAccount = (membershipId: string) =>
  accountApi.post(`/api/customers/accounts/${encodeURIComponent(membershipId)}/leave`, {}, asTold());

export const acceptInvitation = (token: string) =>
  accountApi.post('/api/customers/invitations/accept', { token }, asTold());

export const readUnits = () => accountApi.get('/api/customers/units', asTold<AccountUnit[]>());

export const openUnitPolicy = (id: string) => openLink(`/api/customers/policies/${encodeURIComponent(id)}/link`);
