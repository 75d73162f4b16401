import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { KeptAnswers, type Made } from './kept-answers.js';
import { ReadyAnswer, send } from './ready-answer.js';
import { TooBusy } from './render-gate.js';

const servers: Server[] = [];
afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  jest.restoreAllMocks();
  clock = 0;
});

let clock = 0;
const later = (milliseconds: number) => {
  clock += milliseconds;
  const now = Date.now() + clock;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};

/** Long enough for what goes on behind a visitor's back. */
const making = () => new Promise((resolve) => setTimeout(resolve, 100));

/** A site of one page whose text says how many times it was made. */
async function site(
  making: (times: number) => Partial<Pick<Made, 'shared' | 'failed'>> & { status?: number; text?: string } = () => ({}),
  { marks = true } = {},
) {
  const state = { version: 1, made: 0 };
  const pages = new KeptAnswers({
    maxBytes: 1024 * 1024,
    contentVersion: () => state.version,
    async make(key) {
      state.made += 1;
      const { status = 200, shared = true, failed = false, text = `made ${state.made} times` } = making(state.made);
      const body = Buffer.from(`<html lang="es"> ${key} ${text}</html>`.padEnd(3_000));
      return { answer: new ReadyAnswer(status, { 'content-type': 'text/html' }, body), shared, failed };
    },
    ...(marks && {
      markOutdated: ({ status, headers, body }: ReadyAnswer) =>
        new ReadyAnswer(status, headers, Buffer.from(`outdated: ${body.toString()}`)),
    }),
  });
  const server = createServer((request, response) => {
    const key = request.url ?? '';
    if (pages.serve(key, request, response)) return;
    void pages.obtain(key, '127.0.0.1').then((answer) => {
      response.setHeader('x-made', 'now');
      send(request, response, answer);
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { state, pages, get };
}

describe('kept answers', () => {
  it('are made once and sent again as bytes', async () => {
    const { state, get } = await site();
    expect((await get('/')).headers.get('x-made')).toBe('now');
    const second = await get('/');
    expect(second.headers.get('x-made')).toBeNull();
    expect(second.text).toContain('made 1 times');
    expect(state.made).toBe(1);
  });

  it('are made anew after content changed', async () => {
    const { state, get } = await site();
    await get('/');
    state.version = 2;
    expect((await get('/')).text).toContain('made 2 times');
    expect((await get('/')).headers.get('x-made')).toBeNull();
  });

  it('are made once for all who ask at the same time', async () => {
    const { state, get } = await site();
    await Promise.all(Array.from({ length: 20 }, () => get('/noticias')));
    expect(state.made).toBe(1);
  });

  it('answer 304 to who has the same page', async () => {
    const { get } = await site();
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['"another", W/"x", ETAG', '*'])('answer 304 to who names it so: %s', async (named) => {
    const { get } = await site();
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': named.replace('ETAG', etag) })).status).toBe(304);
    expect((await get('/', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('answer HEAD with the size and no body', async () => {
    const { get } = await site();
    await get('/');
    const { status, headers, text } = await get('/', {}, 'HEAD');
    expect([status, headers.get('content-length'), text]).toEqual([200, '3000', '']);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', null],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['identity', null],
  ])('travel as the browser wants: %s', async (accepted, coding) => {
    const { get } = await site();
    for (let time = 1; time <= 2; time++) {
      const { headers, text } = await get('/', { 'accept-encoding': accepted });
      expect(headers.get('content-encoding')).toBe(coding);
      expect(text).toContain('made 1 times');
    }
  });

  it('are not compressed again when they come out the same', async () => {
    const { state, pages, get } = await site(() => ({ text: 'as ever' }));
    await get('/', { 'accept-encoding': 'gzip' });
    const first = pages.recent('/', 1_000);
    state.version = 2;
    await get('/', { 'accept-encoding': 'gzip' });
    expect(state.made).toBe(2);
    expect(pages.recent('/', 1_000)).toBe(first);
    expect(first?.at('gzip')).toBeDefined();
  });

  it('are not sent unseen once they are a minute old: what they show may have ended', async () => {
    const { get } = await site();
    await get('/');
    later(61_000);
    expect((await get('/')).text).toContain('made 2 times');
  });

  it('can be read while they are recent', async () => {
    const { state, pages, get } = await site();
    expect(pages.recent('/', 1_000)).toBeUndefined();
    await get('/');
    expect(pages.recent('/', 1_000)?.body.toString()).toContain('made 1 times');
    state.version = 2;
    expect(pages.recent('/', 1_000)).toBeUndefined();
    await get('/');
    later(1_500);
    expect(pages.recent('/', 1_000)).toBeUndefined();
  });

  it('are forgotten when their content can’t be read and there is no way to say so', async () => {
    const { get } = await site((times) => ({ failed: times > 1 }), { marks: false });
    await get('/');
    later(11_000);
    expect((await get('/')).text).toContain('made 1 times');
    await making();
    expect((await get('/')).text).toContain('made 3 times');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('travel as %s', async (coding, decompress) => {
    const answer = new ReadyAnswer(200, {}, Buffer.from('camión '.repeat(500)));
    const made = await answer.make(coding);
    const { body } = made;
    expect(decompress(body).toString()).toBe(answer.body.toString());
    expect(body.length).toBeLessThan(answer.body.length / 10);
    expect(answer.at(coding)).toBe(made);
  });

  it.each([
    ['a page of one visitor', { shared: false }],
    ['a page made without its content', { failed: true }],
  ])('does not keep %s', async (_which, made) => {
    const { state, get } = await site(() => made);
    await get('/');
    await get('/');
    expect(state.made).toBe(2);
  });

  it('sends the last good page, marked, while the content can’t be read, and a new one afterwards', async () => {
    const { state, get } = await site((times) => ({ failed: times === 2 || times === 3 }));
    await get('/');
    state.version = 2;
    expect((await get('/')).text).toMatch(/^outdated: .*made 1 times/);
    // For two seconds nobody else is made to wait for another try.
    expect((await get('/')).text).toMatch(/^outdated: .*made 1 times/);
    expect(state.made).toBe(2);
    later(2_500);
    expect((await get('/')).text).toMatch(/^outdated: .*made 1 times/);
    later(2_500);
    expect((await get('/')).text).toContain('made 4 times');
    expect((await get('/')).headers.get('x-made')).toBeNull();
  });

  it('go out once more when they are old, and are made anew meanwhile', async () => {
    const { state, get } = await site();
    await get('/');
    later(11_000);
    expect((await get('/')).text).toContain('made 1 times');
    await making();
    expect(state.made).toBe(2);
    expect((await get('/')).text).toContain('made 2 times');
  });

  it('are sent as they were while too much else is made', async () => {
    const { get, state } = await site((times) => {
      if (times > 1) throw new TooBusy();
      return {};
    });
    await get('/');
    state.version = 2;
    expect((await get('/')).text).toContain('made 1 times');
  });

  it('say so when they are old and could not be made anew', async () => {
    const { get } = await site((times) => ({ failed: times > 1 }));
    await get('/');
    later(11_000);
    expect((await get('/')).text).toMatch(/^<html/);
    await making();
    expect((await get('/')).text).toMatch(/^outdated/);
  });
});
