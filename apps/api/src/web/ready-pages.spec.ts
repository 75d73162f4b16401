import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readyAnswer } from './ready-answer.js';
import { keyOf, type Made, ReadyPages } from './ready-pages.js';

const servers: Server[] = [];
afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  jest.restoreAllMocks();
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
  making: (times: number) => Partial<Pick<Made, 'shared' | 'failed'>> & { status?: number } = () => ({}),
) {
  const state = { version: 1, made: 0 };
  const pages = new ReadyPages({
    contentVersion: () => state.version,
    async make(key) {
      state.made += 1;
      const { status = 200, shared = true, failed = false } = making(state.made);
      const body = Buffer.from(`<html lang="es"> ${key} made ${state.made} times</html>`.padEnd(3_000));
      return { answer: await readyAnswer(status, { 'content-type': 'text/html' }, body), shared, failed };
    },
    markOutdated: ({ status, headers, bodies }) =>
      readyAnswer(status, headers, Buffer.from(`outdated: ${bodies.identity.toString()}`)),
  });
  const server = createServer((request, response) => {
    if (pages.serve(request, response)) return;
    void pages.obtain(request.url ?? '', '127.0.0.1').then((answer) => {
      response.writeHead(answer.status, { ...answer.headers, 'x-made': 'now' }).end(answer.bodies.identity);
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { state, pages, get };
}

describe('ready pages', () => {
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

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('travel as %s', async (coding, decompress) => {
    const answer = await readyAnswer(200, {}, Buffer.from('camión '.repeat(500)));
    expect(decompress(answer.bodies[coding]).toString()).toBe(answer.bodies.identity.toString());
    expect(answer.bodies[coding].length).toBeLessThan(answer.bodies.identity.length / 10);
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

  it('say so when they are old and could not be made anew', async () => {
    const { get } = await site((times) => ({ failed: times > 1 }));
    await get('/');
    later(11_000);
    expect((await get('/')).text).toMatch(/^<html/);
    await making();
    expect((await get('/')).text).toMatch(/^outdated/);
  });

  it.each([
    ['/?utm_source=correo&utm_campaign=x', '/'],
    ['/planes-financiamiento?gclid=abc', '/planes-financiamiento'],
    ['/?pagina=2&fbclid=1', '/?pagina=2'],
    ['/noticias?page=3', '/noticias?page=3'],
  ])('keep %s as %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });
});
