import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { isConnectionLost } from '../../lib/connection-lost.js';
import { Upload } from './upload.js';
import { eachSentAhead } from './uploads.js';

function network(is: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'online');
  window.dispatchEvent(new Event(is));
}

const picked = () => [new File(['a'], 'foto.jpg')];
const reason = (work: Promise<unknown>) => work.then(() => 'none', isConnectionLost);

beforeEach(() => network('online'));
afterEach(() => {
  jest.restoreAllMocks();
});

it('lets a form without files be sent, which learns by itself that there is no network', async () => {
  network('offline');
  await expect(eachSentAhead('files', [])).resolves.toEqual([]);
});

it('tells a form whose files are under way that the network is lost, and has them the next time', async () => {
  let arrive = (_id: string) => undefined as void;
  jest.spyOn(Upload.prototype, 'id').mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const files = picked();
  const first = reason(eachSentAhead('files', files));
  network('offline');
  await expect(first).resolves.toBe(true);

  network('online');
  const second = eachSentAhead('files', files);
  arrive('u-1');
  await expect(second).resolves.toEqual(['u-1']);
});

it('tells a form at once that there is no network while its files wait for it', async () => {
  jest.spyOn(Upload.prototype, 'id').mockImplementation(() => new Promise(() => undefined));
  network('offline');
  await expect(reason(eachSentAhead('files', picked()))).resolves.toBe(true);
});
