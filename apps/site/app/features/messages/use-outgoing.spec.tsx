import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountMessage } from '@flota/schemas';
import { currentSession } from '../../api/account/current-session.js';
import type { sendMessage } from '../../api/account/messages.js';
import { UNSENT_MESSAGES_KEY } from '../../constants/storage-keys.js';
import { OutgoingItem } from './MessageItem.js';
import { createOutbox, type Outbox } from './outbox.js';
import { useOutgoing } from './use-outgoing.js';

const stored = { id: '1' } as AccountMessage;
const deliver = jest.fn<typeof sendMessage>();
const onSent = jest.fn();
const onEdit = jest.fn();
const photo = new File(['x'], 'poliza.pdf', { type: 'application/pdf' });
const begin = (id: string) =>
  currentSession.begin({ jwt: 'token', customer: { id, email: `${id}@flota.test`, name: id } });

beforeEach(() => begin('ana'));

afterEach(() => {
  jest.resetAllMocks();
  jest.restoreAllMocks();
  currentSession.end();
});

/** As the browser has it, by name. */
function memoryLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (last = last.catch(() => {}).then(work));
  return { request } as unknown as Pick<LockManager, 'request'>;
}

/** Of a page that has just been opened. */
function openPage(locks?: Pick<LockManager, 'request'>) {
  const box = createOutbox({ deliver, onSent, locks: () => locks });
  box.load();
  return box;
}

function Thread({ box }: { box: Outbox }) {
  const { outgoing, send: write, retry } = useOutgoing('c-1', box);
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

const usedKeys = () => new Set(deliver.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey));
const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('shows a message before it is stored, keeps one that fails, and sends it again as the same one', async () => {
  let fail: (error: Error) => void = () => {};
  deliver.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  render(<Thread box={openPage()} />);
  await userEvent.click(screen.getByText('escribir'));
  expect(screen.getByText('Buenos días')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Enviando…');

  await act(async () => fail(new TypeError('offline')));
  expect(screen.getByRole('status').textContent).toBe('No se envió');
  expect(screen.getByRole('alert').textContent).toMatch(/Revise su conexión/);
  expect(onSent).not.toHaveBeenCalled();

  deliver.mockResolvedValueOnce(stored);
  await userEvent.click(screen.getByText('Volver a enviar'));
  expect(screen.queryByText('Buenos días')).toBeNull();
  expect(onSent).toHaveBeenCalledWith('c-1');
  expect(usedKeys().size).toBe(1);

  deliver.mockResolvedValueOnce(stored);
  await userEvent.click(screen.getByText('escribir'));
  expect(usedKeys().size).toBe(2);
});

it('keeps a message until its answer came, whatever the browser thought of its network, and sends it as the same one', async () => {
  deliver.mockReturnValue(new Promise(() => {}));
  const first = render(<Thread box={openPage()} />);
  await userEvent.click(screen.getByText('escribir'));
  first.unmount();

  let answer: (message: AccountMessage) => void = () => {};
  deliver.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const next = openPage();
  const second = render(<Thread box={next} />);
  // Taken for online, it is tried at once; a conversation that is left meanwhile goes on.
  act(() => next.flush());
  expect(screen.getByRole('status').textContent).toBe('Enviando…');
  second.unmount();
  expect(usedKeys().size).toBe(1);
  await act(async () => answer(stored));

  render(<Thread box={openPage()} />);
  expect(screen.queryByText('Buenos días')).toBeNull();
  expect(deliver).toHaveBeenCalledTimes(2);
});

it('tells of no network, outlives its tab, and is sent when there is one though no conversation is open', async () => {
  const online = offline();
  const first = render(<Thread box={openPage()} />);
  await userEvent.click(screen.getByText('escribir'));
  first.unmount();
  sessionStorage.clear();

  const next = openPage();
  const second = render(<Thread box={next} />);
  expect(screen.getByRole('status').textContent).toBe('Sin conexión. Se enviará cuando vuelva.');
  expect(deliver).not.toHaveBeenCalled();
  second.unmount();

  deliver.mockResolvedValueOnce(stored);
  online.mockReturnValue(true);
  await act(async () => next.flush());
  expect(onSent).toHaveBeenCalledWith('c-1');
  expect(localStorage.getItem(UNSENT_MESSAGES_KEY)).toBeNull();
});

it('is sent by one of two tabs, and goes from both', async () => {
  const online = offline();
  const locks = memoryLocks();
  const [one, other] = [openPage(locks), openPage(locks)];
  one.send('c-1', 'Buenos días', []);
  online.mockReturnValue(true);
  deliver.mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 5));
    return stored;
  });
  const oldValue = localStorage.getItem(UNSENT_MESSAGES_KEY);
  one.subscribe(() => {
    const newValue = localStorage.getItem(UNSENT_MESSAGES_KEY);
    if (newValue === null) other.hear({ key: UNSENT_MESSAGES_KEY, oldValue, newValue });
  });
  one.flush();
  other.flush();
  await locks.request('after', async () => undefined);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect([one.all(), other.all()]).toEqual([[], []]);
});

it('goes with the session, and is shown to no other customer', () => {
  offline();
  const page = openPage();
  page.send('c-1', 'Buenos días', []);
  currentSession.end();
  expect(localStorage).toHaveLength(0);
  begin('luis');
  page.load();
  expect(page.all()).toEqual([]);
  expect(openPage().all()).toEqual([]);
});

it('asks before a page goes that holds the files of a message', async () => {
  offline();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const page = openPage();
  page.send('c-1', 'Mi póliza', [photo]);
  expect(asks()).toBe(true);
  page.all().forEach(({ key }) => page.takeBack(key));
  expect(asks()).toBe(false);
});
