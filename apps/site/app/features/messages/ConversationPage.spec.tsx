import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiProblem } from '@flota/client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { accountApi } from '../../api/account/client.js';
import { ConversationPage } from './ConversationPage.js';

const CONVERSATION = { id: 'c-1', subject: 'Mi póliza', folio: 'M-1', messages: [], state: 'open' };
const REFUSED = { type: '', title: '', status: 403, code: 'AUTH.FORBIDDEN', correlationId: 'abc' } as const;

beforeEach(() => {
  // What jsdom lacks.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  jest.spyOn(accountApi, 'get').mockResolvedValue(CONVERSATION);
  jest.spyOn(accountApi, 'post').mockRejectedValue(new ApiProblem(REFUSED));
});
afterEach(() => void jest.restoreAllMocks());

it('takes back a message that was not sent, and loses nothing of what is being written', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ConversationPage id="c-1" /> }]);
  render(<Stub />);
  const user = userEvent.setup();
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Su mensaje' });
  await user.type(box, 'Aquí está la póliza');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const edit = await screen.findByRole('button', { name: 'Cambiar el mensaje' });
  await user.type(screen.getByRole('textbox', { name: 'Su mensaje' }), 'Otra cosa');
  await user.click(edit);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Su mensaje' }).value).toBe(
    'Aquí está la póliza\n\nOtra cosa',
  );
  expect(screen.queryByRole('button', { name: 'Cambiar el mensaje' })).toBeNull();
});
