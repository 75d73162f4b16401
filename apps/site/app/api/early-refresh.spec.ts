import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ACCOUNT_VIEW_KEY, SIGNED_IN_KEY } from '../constants/storage-keys.js';
import { EARLY_REFRESH_SCRIPT, REFRESH_PATH, withEarlyRefresh } from './early-refresh.js';

const fetched = jest.fn<typeof fetch>();
const sent = jest.fn<typeof fetch>();
const transport = withEarlyRefresh((path, init) => sent(path, init));
const answer = { status: 200 } as Response;

const open = (): void => void window.eval(EARLY_REFRESH_SCRIPT);

beforeEach(() => {
  window.fetch = fetched.mockResolvedValue(answer);
  sent.mockResolvedValue({ status: 201 } as Response);
  document.cookie = 'XSRF-TOKEN=a%2Bb';
  localStorage.setItem(SIGNED_IN_KEY, 'on');
});

afterEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.sample;
  window.location.hash = '';
  delete (window as { earlyRefresh?: unknown }).earlyRefresh;
});

it('is asked for with what the call itself would send, and taken by the first one only', async () => {
  open();
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe(REFRESH_PATH);
  expect(init).toMatchObject({ method: 'POST', body: '{}', headers: { 'x-xsrf-token': 'a+b' } });

  expect(await transport(REFRESH_PATH, {})).toBe(answer);
  expect(sent).not.toHaveBeenCalled();
  expect((await transport(REFRESH_PATH, {})).status).toBe(201);
});

it('leaves every other call alone', async () => {
  open();
  expect((await transport('/api/customers/home')).status).toBe(201);
});

it('fails as the call would where nobody answers, and is asked anew after that', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  open();
  await expect(transport(REFRESH_PATH, {})).rejects.toThrow('no network');
  expect((await transport(REFRESH_PATH, {})).status).toBe(201);
});

it.each<[string, () => void]>([
  ['nobody signed in here', () => localStorage.clear()],
  ['a look is being tried on', () => (document.documentElement.dataset.sample = '')],
  ['staff look at an account', () => sessionStorage.setItem(ACCOUNT_VIEW_KEY, 'some-view')],
  ['staff open an account', () => (window.location.hash = '#vista=0b0e9d5c-0000-4000-8000-000000000000')],
])('asks for nothing where %s', (_case, arrange) => {
  arrange();
  open();
  expect(fetched).not.toHaveBeenCalled();
});
