import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { WorkerScope } from './worker-scope.js';

type Listener = (event: { waitUntil: (done: Promise<unknown>) => void; notification: Notification }) => void;
type Clients = WorkerScope['clients'];
type AccountWindow = Awaited<ReturnType<Clients['matchAll']>>[number];

const { origin } = globalThis.location;
const listeners = new Map<string, Listener>();
const close = jest.fn();
const openWindow = jest.fn<Clients['openWindow']>();
let windows: AccountWindow[];

beforeAll(async () => {
  const clients: Partial<Clients> = { matchAll: () => Promise.resolve(windows), openWindow };
  const listen = (name: string, listener: Listener) => void listeners.set(name, listener);
  // What a worker's scope has, and what the build writes in.
  Object.assign(globalThis, { BUILD: 'test', clients, addEventListener: listen });
  await import('./service-worker.js');
});
beforeEach(() => {
  windows = [];
  jest.resetAllMocks();
  openWindow.mockResolvedValue(null);
});

async function press(path: string): Promise<void> {
  const done: Promise<unknown>[] = [];
  const notification = { close, data: { path } } as unknown as Notification;
  listeners.get('notificationclick')?.({ notification, waitUntil: (promise) => void done.push(promise) });
  expect(done).toHaveLength(1);
  await Promise.all(done);
}

/** @param moves whether it goes where it is sent */
function windowAt(path: string, moves: () => Promise<boolean> = () => Promise.resolve(true)) {
  const opened: jest.Mocked<AccountWindow> = {
    url: origin + path,
    focus: jest.fn<AccountWindow['focus']>(),
    navigate: jest.fn<AccountWindow['navigate']>(async () => ((await moves()) ? opened : null)),
  };
  windows.push(opened);
  return opened;
}

it('opens the page of a notice that was pressed, and takes the notice away', async () => {
  await press('/my-account/pagos');
  expect(close).toHaveBeenCalledTimes(1);
  expect(openWindow.mock.calls).toEqual([[`${origin}/my-account/pagos`]]);
});

it('opens it in the window of the account that is there, which comes to the front', async () => {
  const other = windowAt('/calculadora/paso-1');
  const account = windowAt('/my-account/home');
  await press('/my-account/mensajes/7');
  expect(account.navigate.mock.calls).toEqual([[`${origin}/my-account/mensajes/7`]]);
  expect(account.focus).toHaveBeenCalledTimes(1);
  expect(other.navigate).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it.each([
  ['refuses', () => Promise.reject(new TypeError('Not controlled'))],
  ['does not move', () => Promise.resolve(false)],
])('opens another one where that window %s', async (_, moves) => {
  const account = windowAt('/my-account/home', moves);
  await press('/my-account/pagos');
  expect(account.focus).not.toHaveBeenCalled();
  expect(openWindow.mock.calls).toEqual([[`${origin}/my-account/pagos`]]);
});

it.each(['https://elsewhere.example/my-account/home', '//elsewhere.example/'])(
  'leads nowhere but to the site: %s',
  async (path) => {
    const account = windowAt('/my-account/home');
    await press(path);
    expect(close).toHaveBeenCalledTimes(1);
    expect(account.navigate).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  },
);
