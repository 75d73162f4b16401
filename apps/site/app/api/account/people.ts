import {
  accountActivitySchema,
  accountPeopleSchema,
  accountPersonSchema,
  accountUnitSchema,
  type ChangePerson,
  type InvitePerson,
  ownAccountsSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi, answered, openLink } from './client.js';

const PEOPLE = '/api/customers/people';
const person = (id: string): string => `${PEOPLE}/${encodeURIComponent(id)}`;

export const readPeople = () => accountApi.get(PEOPLE, accountPeopleSchema);

export const invitePerson = (invited: InvitePerson) =>
  accountApi.post(PEOPLE, invited, accountPersonSchema).then(answered);

export const changePerson = (id: string, wanted: ChangePerson) =>
  accountApi.put(person(id), wanted, accountPersonSchema).then(answered);

export const resendInvitation = (id: string) =>
  accountApi.post(`${person(id)}/invitation`, {}, accountPersonSchema).then(answered);

export const revokePerson = (id: string) =>
  accountApi.post(`${person(id)}/revocation`, {}, accountPersonSchema).then(answered);

export const readActivity = (before?: string) =>
  accountApi.get(`${PEOPLE}/activity${before ? `?before=${encodeURIComponent(before)}` : ''}`, accountActivitySchema);

export const readOwnAccounts = () => accountApi.get('/api/customers/accounts', ownAccountsSchema);

export const actFor = (membershipId: string | null) =>
  accountApi.post('/api/customers/acting-for', { membershipId }, z.unknown());

export const leaveAccount = (membershipId: string) =>
  accountApi.post(`/api/customers/accounts/${encodeURIComponent(membershipId)}/leave`, {}, z.unknown());

export const acceptInvitation = (token: string) =>
  accountApi.post('/api/customers/invitations/accept', { token }, z.unknown());

export const readUnits = () => accountApi.get('/api/customers/units', z.array(accountUnitSchema));

export const openUnitPolicy = (id: string) => openLink(`/api/customers/policies/${encodeURIComponent(id)}/link`);
