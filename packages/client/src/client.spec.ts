import { beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from './client.js';
import { ApiProblem } from './problem.js';
import { type Transport, withXsrf } from './transport.js';

interface Call {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
}

let calls: Call[];
let answers: (Response | Error)[];

const transport: Transport = async (path, { method = 'GET', headers, body } = {}) => {
  calls.push({ path, method, headers: new Headers(headers), body });
  const answer = answers.shift() ?? new Response(null, { status: 204 });
  // A `DOMException` is no `Error` of this realm.
  if (!(answer instanceof Response)) throw answer;
  return answer;
};

const problem = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ code, correlationId: 'c-1', ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const asText = { parse: (value: unknown) => String(value) };
const api = createClient(transport);

beforeEach(() => {
  calls = [];
  answers = [];
});

describe('a call', () => {
  it('sends JSON with its key, and reads the answer by the schema', async () => {
    answers = [Response.json(7)];
    expect(await api.post('/api/a', { b: 1 }, asText, { idempotencyKey: 'k' })).toBe('7');
    expect(calls[0]).toMatchObject({ method: 'POST', body: '{"b":1}' });
    expect(Object.fromEntries(calls[0]!.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
  });

  it('leaves the type of a form to the browser', async () => {
    const form = new FormData();
    expect(await api.put('/api/a', form, asText)).toBeNull();
    expect(calls[0]!.body).toBe(form);
    expect(calls[0]!.headers.has('content-type')).toBe(false);
  });

  it('that reads nothing finds nothing', async () => {
    await expect(api.get('/api/a', asText)).rejects.toMatchObject({ status: 404, code: 'RESOURCE.NOT_FOUND' });
  });
});

describe('what is no success', () => {
  it('is thrown as the problem that the server told', async () => {
    answers = [problem(422, 'REQUEST.INVALID', { errors: [{ field: 'email', code: 'EMAIL.INVALID' }] })];
    const refused: unknown = await api.delete('/api/a').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiProblem);
    expect(refused).toMatchObject({
      status: 422,
      problem: { correlationId: 'c-1', errors: [{ field: 'email', code: 'EMAIL.INVALID' }] },
    });
  });

  it.each([
    [413, 'REQUEST.TOO_LARGE'],
    [429, 'REQUEST.RATE_LIMITED'],
    [500, 'SERVER.ERROR'],
    [502, 'SERVER.UNAVAILABLE'],
  ])('of a proxy in between is told by its status (%i)', async (status, code) => {
    answers = [new Response('<html>', { status, headers: { 'retry-after': '30' } })];
    await expect(api.send('/api/a')).rejects.toMatchObject({ status, code, problem: { retryAfterSeconds: 30 } });
  });

  it('says that nobody answered', async () => {
    answers = [new TypeError('fetch failed')];
    await expect(api.send('/api/a')).rejects.toMatchObject({ status: 0, code: 'SERVER.UNAVAILABLE' });
  });

  it.each([
    ['broke off', () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }))],
    ['is of something in between', () => new Response('<html>Sign in to the network</html>')],
  ])('says that nobody answered where the answer %s', async (_what, answer) => {
    answers = [answer(), answer()];
    const noAnswer = { status: 0, code: 'SERVER.UNAVAILABLE' };
    await expect(api.json('/api/a')).rejects.toMatchObject(noAnswer);
    await expect(api.get('/api/a', asText)).rejects.toMatchObject(noAnswer);
  });

  it('is what the caller makes of it', async () => {
    class Told extends ApiProblem {}
    answers = [problem(403, 'AUTH.FORBIDDEN')];
    await expect(createClient(transport, (told) => new Told(told)).json('/api/a')).rejects.toBeInstanceOf(Told);
  });

  it('is not told of a call that was taken back', async () => {
    const controller = new AbortController();
    controller.abort();
    answers = [new DOMException('', 'AbortError')];
    await expect(api.send('/api/a', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the anti-forgery token', () => {
  let cookies: string;
  const guarded = createClient(withXsrf(transport, () => cookies));
  const tokens = () => calls.map(({ headers }) => headers.get('x-xsrf-token'));

  beforeEach(() => {
    cookies = 'a=1; XSRF-TOKEN=one%2B; b=2';
  });

  it('goes with what changes something', async () => {
    await guarded.send('/api/a');
    await guarded.delete('/api/a');
    expect(tokens()).toEqual([null, 'one+']);
  });

  it('is sent anew once, when it is refused', async () => {
    answers = [problem(403, 'REQUEST.CSRF'), problem(403, 'REQUEST.CSRF')];
    const sent = guarded.delete('/api/a');
    cookies = 'XSRF-TOKEN=two';
    await expect(sent).rejects.toMatchObject({ code: 'REQUEST.CSRF' });
    expect(tokens()).toEqual(['one+', 'two']);
  });

  it('has nothing to do with a missing permission', async () => {
    answers = [problem(403, 'AUTH.FORBIDDEN')];
    await expect(guarded.delete('/api/a')).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    expect(calls).toHaveLength(1);
  });
});
