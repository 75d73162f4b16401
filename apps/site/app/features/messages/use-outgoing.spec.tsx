import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountMessage } from '@flota/schemas';
import type { sendMessage } from '../../api/account/messages.js';
import { OutgoingItem } from './MessageItem.js';
import { useOutgoing } from './use-outgoing.js';

const stored = { id: '1' } as AccountMessage;
const send = jest.fn<typeof sendMessage>();
const onSent = jest.fn();
const onEdit = jest.fn();

function Thread() {
  const { outgoing, send: write, retry } = useOutgoing('c-1', onSent, send);
  return (
    <>
      <button onClick={() => write({ text: 'Buenos días', files: [] })}>escribir</button>
      <ol>
        {outgoing.map((message) => (
          <OutgoingItem key={message.key} message={message} onRetry={() => retry(message)} onEdit={onEdit} />
        ))}
      </ol>
    </>
  );
}

it('shows a message before it is stored, keeps one that fails, and sends it again as the same one', async () => {
  let fail: (error: Error) => void = () => {};
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  render(<Thread />);
  await userEvent.click(screen.getByText('escribir'));
  expect(screen.getByText('Buenos días')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Enviando…');

  await act(async () => fail(new TypeError('offline')));
  expect(screen.getByRole('status').textContent).toBe('No se envió');
  expect(screen.getByRole('alert').textContent).toMatch(/Revise su conexión/);
  expect(onSent).not.toHaveBeenCalled();

  send.mockResolvedValueOnce(stored);
  await userEvent.click(screen.getByText('Volver a enviar'));
  expect(screen.queryByText('Buenos días')).toBeNull();
  expect(onSent).toHaveBeenCalledWith(stored);
  const keys = send.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);

  send.mockResolvedValueOnce(stored);
  await userEvent.click(screen.getByText('escribir'));
  expect(send.mock.calls.at(-1)?.[2].idempotencyKey).not.toBe(keys[0]);
});
