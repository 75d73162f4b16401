import { beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { contractOf, detailOf } from './contract/contract.fixture.js';
import { Nickname } from './Nickname.js';

const fetched = jest.fn<typeof fetch>();
Object.assign(globalThis, { fetch: fetched });

const answer = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': status < 400 ? 'application/json' : 'application/problem+json' }),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;

const problem = { type: 'about:blank', title: '', status: 422, code: 'REQUEST.INVALID', correlationId: '' };
const sent = () => fetched.mock.calls.map(([, init]) => init?.body);

function Page() {
  const [nickname, setNickname] = useState<string | null>(null);
  return <Nickname contract={{ ...contractOf(), nickname }} heading="h1" headingClassName="" onNamed={setNickname} />;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function rename(to: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Cambiar el nombre/ }));
  await user.clear(screen.getByRole('textbox'));
  if (to) await user.type(screen.getByRole('textbox'), to);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
}

beforeEach(() => {
  cleanup();
  fetched.mockReset();
  render(<Page />);
});

it('names the contract, and takes it back', async () => {
  fetched.mockResolvedValue(answer(200, detailOf()));
  await rename('  El Norteño ');
  expect(heading()).toBe('El Norteño');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(heading()).toBe('Freightliner M2 106 4x2 caja seca 2025');
  expect(sent()).toEqual(['{"nickname":"El Norteño"}', '{"nickname":null}']);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('keeps what was typed when it is refused, and says why', async () => {
  fetched.mockResolvedValue(answer(422, { ...problem, errors: [{ field: 'nickname', code: 'NICKNAME.TOO_LONG' }] }));
  await rename('Torton');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Torton');
  expect(screen.getByText('Acorte el nombre a 40 caracteres.')).toBeTruthy();
});

it('asks nothing when nothing was changed', async () => {
  await rename('');
  expect(heading()).toBe('Freightliner M2 106 4x2 caja seca 2025');
  expect(fetched).not.toHaveBeenCalled();
});
