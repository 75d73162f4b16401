import { afterEach, expect, it, jest } from '@jest/globals';
import type { AdminConversation } from '@flota/schemas';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, Notification } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { http } from '../../../api/client.js';
import { ApiProblem } from '../../../api/problem.js';
import { forgetDrafts } from '../../../components/use-draft.js';
import { i18nProvider } from '../../../i18n/i18n-provider.js';
import { Composer } from './Composer.js';

afterEach(() => {
  cleanup();
  forgetDrafts();
  jest.restoreAllMocks();
});

const user = userEvent.setup({ delay: null });
const DOWN = new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never);
const CONVERSATION = { id: 'a', lastMessageAt: '2026-11-06T12:00:00Z' } as AdminConversation;

/** A page with the composer, which one leaves and comes back to; what is sent from it is under way until the test says how it went. */
function open() {
  let arrive: () => void = () => undefined;
  let fail: (problem: ApiProblem) => void = () => undefined;
  const sent = jest.spyOn(http, 'send').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve as () => void;
        fail = reject;
      }),
  );
  let goTo: (here: boolean) => void = () => undefined;
  const Page = () => {
    const [isHere, setHere] = useState(true);
    goTo = setHere;
    return isHere ? <Composer conversation={CONVERSATION} /> : null;
  };
  const page = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Page />
      <Notification />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return {
    sent,
    leave: () => act(() => goTo(false)),
    comeBack: () => act(() => goTo(true)),
    arrive: () => act(async () => arrive()),
    fail: (problem = DOWN) => act(async () => fail(problem)),
  };
}

/** The answer, and the note among staff. */
const FORMS = [
  { tab: 'Responder al cliente', name: /Respuesta/, button: 'Enviar respuesta' },
  { tab: 'Nota interna', name: /Nota interna/, button: 'Guardar nota' },
];
type Form = (typeof FORMS)[number];

const text = ({ name }: Form) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

async function send(form: Form) {
  await user.click(screen.getByRole('tab', { name: form.tab }));
  await user.type(text(form), 'Con gusto.');
  await user.click(screen.getByRole('button', { name: form.button }));
}

it.each(FORMS)('what arrived after its page was left is not found again ($tab)', async (form) => {
  const { leave, comeBack, arrive } = open();
  await send(form);
  leave();
  await arrive();
  comeBack();
  await user.click(screen.getByRole('tab', { name: form.tab }));
  expect(text(form).value).toBe('');
});

it.each(FORMS)('what arrived after one came back to its page is gone from it ($tab)', async (form) => {
  const { leave, comeBack, arrive } = open();
  await send(form);
  leave();
  comeBack();
  await user.click(screen.getByRole('tab', { name: form.tab }));
  expect(text(form).value).toBe('Con gusto.');
  await arrive();
  expect(text(form).value).toBe('');
});

it.each(FORMS)('nothing is added to what is under way, and it is sent once ($tab)', async (form) => {
  const { sent, arrive } = open();
  await send(form);
  await user.type(text(form), ' Y algo más.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(text(form).value).toBe('Con gusto.');
  expect(sent).toHaveBeenCalledTimes(1);
  await arrive();
  await user.type(text(form), 'Otra.');
  expect(text(form).value).toBe('Otra.');
});

it.each(FORMS)('what could not be sent stays, also where its page was left, which is told ($tab)', async (form) => {
  const { leave, comeBack, fail } = open();
  await send(form);
  leave();
  await fail();
  expect((await screen.findByRole('alert')).textContent).toBe(DOWN.message);
  comeBack();
  await user.click(screen.getByRole('tab', { name: form.tab }));
  expect(text(form).value).toBe('Con gusto.');
  expect(text(form).readOnly).toBe(false);
});

it.each([
  [{ status: 409, code: 'CONVERSATION.ANSWERED' }, /^Otra persona respondió/],
  [
    { status: 422, code: 'REQUEST.INVALID', errors: [{ field: 'text', code: 'VALUE.REQUIRED' }] },
    /^(?!Hay datos por corregir)/,
  ],
])('what is said beside an answer is told where its page was left (%j)', async (problem, said) => {
  const { leave, fail } = open();
  await send(FORMS[0]!);
  leave();
  await fail(new ApiProblem(problem as never));
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
});
