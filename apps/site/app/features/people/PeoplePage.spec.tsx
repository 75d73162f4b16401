import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiProblem } from '@flota/client';
import type { AccountPerson } from '@flota/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { accountApi } from '../../api/account/client.js';
import { forgetAccountData } from '../account/index.js';
import { PeoplePage } from './PeoplePage.js';

const INVITED = {
  id: 'm1',
  email: 'ana@flota.test',
  name: null,
  role: 'accountant',
  state: 'invited',
  contractIds: [],
  hidesMoney: false,
  invitedAt: '2026-11-20T12:00:00Z',
  expiresAt: '2026-11-27T12:00:00Z',
} as unknown as AccountPerson;
const ENDED: AccountPerson = { ...INVITED, state: 'revoked', revokedAt: '2026-11-21T12:00:00Z' };

let people: AccountPerson[];

beforeEach(() => {
  people = [INVITED];
  void forgetAccountData();
  jest
    .spyOn(accountApi, 'get')
    .mockImplementation((path) =>
      Promise.resolve(path.includes('/activity') ? { entries: [], next: null } : { people }),
    );
  const refuse = () => {
    people = [ENDED];
    return Promise.reject(
      new ApiProblem({ type: '', title: '', status: 409, code: 'PERSON.ENDED', correlationId: 'abc' }),
    );
  };
  jest.spyOn(accountApi, 'post').mockImplementation(refuse);
  jest.spyOn(accountApi, 'put').mockImplementation(refuse);
  const Stub = createRoutesStub([{ path: '/', Component: PeoplePage }]);
  render(<Stub />);
});
afterEach(() => void jest.restoreAllMocks());

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  [
    'withdrawn',
    async () => {
      await press(/^Retirar a/);
      await press(/^Retirar la invitación$/);
    },
  ],
  ['sent again', () => press(/^Enviar otra vez/)],
  [
    'changed',
    async () => {
      await press(/^Cambiar/);
      await userEvent.type(await screen.findByLabelText('Su contraseña actual'), 'secreta');
      await press(/^Guardar el acceso$/);
    },
  ],
])('says of an invitation that ended before it was %s, and shows it as it is', async (_what, act) => {
  await act();
  expect(await screen.findByText('Esa persona ya no tiene acceso. Ya está a la vista como quedó.')).toBeTruthy();
  expect(await screen.findByText('Personas sin acceso (1)')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Guardar el acceso/ })).toBeNull();
});
