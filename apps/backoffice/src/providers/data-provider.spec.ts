/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttp } from '../api/session.js';
import type { Conflict } from './conflicts.js';
import { createDataProvider } from './data-provider.js';

type Answer = (request: IncomingMessage & { url: string; body: string }, response: ServerResponse) => void;

let server: Server;
let answer: Answer;

beforeEach(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => answer(Object.assign(request, { url: request.url ?? '', body }), response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(() => new Promise((done) => server.close(done)));

function provider(...settle: Parameters<typeof createDataProvider> extends [unknown, ...infer Rest] ? Rest : never) {
  const { port } = server.address() as AddressInfo;
  return createDataProvider(
    createHttp(
      {
        transport: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
        readCookies: () => 'other=1; XSRF-TOKEN=abc%3D',
      },
      { token: async () => 'jwt-1', renew: async () => 'jwt-2' },
      { proved: async () => false },
    ),
    ...settle,
  );
}

/** The only page of a list. */
const listOf = (...ids: string[]) => ({
  data: ids.map((id) => ({ id })),
  total: ids.length,
  estimated: false,
  pageInfo: { hasPreviousPage: false, hasNextPage: false, startCursor: 's', endCursor: 'e' },
});

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const problem =
  (status: number, code: string, more: object = {}): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ type: 'about:blank', title: 'x', status, code, correlationId: 'c-1', ...more }));

describe('lists', () => {
  it('takes one that comes whole, of which nothing is said of pages', async () => {
    answer = (_request, response) => json(response, 200, { data: [{ id: 'crm' }], total: 1 });
    const result = await provider().getList('connectors', {});
    expect(result).toEqual({ data: [{ id: 'crm' }], total: 1 });
  });

  it('asks for page, sort and filter, and leaves out empty conditions', async () => {
    let asked = new URLSearchParams();
    answer = ({ url }, response) => {
      asked = new URL(url, 'http://x').searchParams;
      json(response, 200, { ...listOf('a'), total: 51 });
    };
    const result = await provider().getList('quotes', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { q: 'ríos & cía', plan: '', personType: null, emailState: 'failed' },
    });
    expect(result).toEqual({
      data: [{ id: 'a' }],
      total: 51,
      pageInfo: { hasPreviousPage: false, hasNextPage: false },
      meta: { estimated: false },
    });
    expect(Object.fromEntries(asked)).toEqual({
      page: '3',
      perPage: '25',
      sort: 'createdAt',
      order: 'DESC',
      filter: JSON.stringify({ q: 'ríos & cía', emailState: 'failed' }),
    });
  });

  it('goes on from where the page before ended, and says that it counted about', async () => {
    const asked: URLSearchParams[] = [];
    const pageInfo = { hasPreviousPage: true, hasNextPage: true, startCursor: 'start', endCursor: 'end' };
    answer = ({ url }, response) => {
      asked.push(new URL(url, 'http://x').searchParams);
      json(response, 200, { ...listOf('a', 'b'), total: 3, estimated: true, pageInfo });
    };
    const same = provider();
    const of = (page: number, filter = {}) =>
      same.getList('quotes', { pagination: { page, perPage: 2 }, sort: { field: 'folio', order: 'ASC' }, filter });
    await of(1);
    const two = await of(2);
    await of(1);
    await of(2, { plan: 'otro' });
    expect(asked.map((query) => [query.get('page'), query.get('after')])).toEqual([
      ['1', null],
      ['2', 'end'],
      ['1', null],
      ['2', null],
    ]);
    // Two pages of two, and more to come: it can't be three.
    expect(two).toMatchObject({ total: 5, meta: { estimated: true } });
  });

  it('fetches many by id with one call', async () => {
    let filter: string | null = null;
    answer = ({ url }, response) => {
      filter = new URL(url, 'http://x').searchParams.get('filter');
      json(response, 200, listOf('a', 'b'));
    };
    await provider().getMany('quotes', { ids: ['a', 'b'] });
    expect(filter).toBe('{"id":["a","b"]}');
  });
});

describe('writes', () => {
  it('sends the record with the time it was read at, the token and the anti-forgery header', async () => {
    const seen: Record<string, unknown> = {};
    answer = (request, response) => {
      const { authorization, 'x-xsrf-token': xsrf } = request.headers;
      Object.assign(seen, {
        method: request.method,
        url: request.url,
        authorization,
        xsrf,
        body: JSON.parse(request.body) as unknown,
      });
      json(response, 200, { id: 'a/1', title: 'Nuevo' });
    };
    const previousData = { id: 'a/1', title: 'Viejo', updatedAt: '2026-11-20T10:00:00Z' };
    const result = await provider().update('alerts', { id: 'a/1', data: { title: 'Nuevo' }, previousData });
    expect(result.data).toEqual({ id: 'a/1', title: 'Nuevo' });
    expect(seen).toEqual({
      method: 'PATCH',
      url: '/api/admin/alerts/a%2F1',
      authorization: 'Bearer jwt-1',
      xsrf: 'abc=',
      body: { title: 'Nuevo', updatedAt: '2026-11-20T10:00:00Z' },
    });
  });

  it('reads the version first where nobody says which one it is', async () => {
    const sent: unknown[] = [];
    answer = ({ method, body }, response) => {
      if (method === 'PATCH') sent.push(JSON.parse(body));
      json(response, 200, { id: 'a', updatedAt: 'now' });
    };
    await provider().updateMany('alerts', { ids: ['a'], data: { title: 'Nuevo' } });
    expect(sent).toEqual([{ title: 'Nuevo', updatedAt: 'now' }]);
  });

  describe('that somebody else overtook', () => {
    const previousData = { id: 'a', title: 'Viejo', notes: '', updatedAt: '1' };
    const theirs = { id: 'a', title: 'Suyo', notes: 'Suyas', updatedAt: '2' };
    const data = { ...previousData, title: 'Mío' };
    const sent: unknown[] = [];

    beforeEach(() => {
      sent.length = 0;
      answer = (request, response) => {
        if (request.method === 'GET') return json(response, 200, theirs);
        const body = JSON.parse(request.body) as { updatedAt: string };
        sent.push(body);
        if (body.updatedAt === '1') problem(409, 'RESOURCE.STALE')(request, response);
        else json(response, 200, body);
      };
    });

    it('are asked about, and sent from the version that they saw', async () => {
      const keepMine = async (conflict: Conflict) => {
        expect(conflict.changed.map(({ name, both }) => [name, both])).toEqual([
          ['title', true],
          ['notes', false],
        ]);
        return conflict.keeping(new Set(['title']));
      };
      const saved = await provider(keepMine).update('alerts', { id: 'a', data, previousData });
      // The server's answer, here what it was sent: their notes are not sent back to it.
      expect(saved.data).toEqual({ title: 'Mío', updatedAt: '2' });
      expect(sent).toHaveLength(2);
    });

    it('are not saved by whoever goes back, nor called saved', async () => {
      const refused = provider(() => Promise.resolve(null)).update('alerts', { id: 'a', data, previousData });
      await expect(refused).rejects.toMatchObject({ code: 'RESOURCE.STALE' });
      expect(sent).toHaveLength(1);
    });
  });

  it('answers a delete, which has no body, with the record that went', async () => {
    answer = (_request, response) => response.writeHead(204).end();
    const previousData = { id: 'a', title: 'Aviso' };
    expect(await provider().delete('alerts', { id: 'a', previousData })).toEqual({ data: previousData });
  });

  it('tries once more with a renewed token when the server refuses the first', async () => {
    const tokens: (string | undefined)[] = [];
    answer = (request, response) => {
      tokens.push(request.headers.authorization);
      if (tokens.length === 1) problem(401, 'AUTH.REQUIRED')(request, response);
      else json(response, 200, { id: 'a' });
    };
    await provider().getOne('quotes', { id: 'a' });
    expect(tokens).toEqual(['Bearer jwt-1', 'Bearer jwt-2']);
  });
});

describe('refusals', () => {
  it('puts Spanish messages beside the fields, nested as the fields are', async () => {
    answer = problem(422, 'REQUEST.INVALID', {
      errors: [
        { field: 'endsAt', code: 'DATE.BEFORE_START' },
        { field: 'endsAt', code: 'DATE.INVALID' },
        { field: 'contact.name', code: 'MOTTO.TOO_LONG' },
        { field: 'url', code: 'SOMETHING.NEW' },
      ],
    });
    await expect(provider().create('alerts', { data: {} })).rejects.toMatchObject({
      status: 422,
      body: {
        errors: {
          endsAt: 'El fin debe ser posterior al inicio.',
          contact: { name: 'Es demasiado largo.' },
          url: 'Revise este dato.',
        },
      },
    });
  });

  it('says that somebody else changed the record, and marks no field', async () => {
    answer = (request, response) =>
      request.method === 'GET' ? json(response, 200, { id: 'a' }) : problem(409, 'RESOURCE.STALE')(request, response);
    const refused = provider().update('alerts', { id: 'a', data: {}, previousData: { id: 'a' } });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Otra persona cambió/),
      body: {},
    });
  });

  it('understands a proxy that answers without a problem document', async () => {
    answer = (_request, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    await expect(provider().getOne('quotes', { id: 'a' })).rejects.toMatchObject({
      status: 502,
      code: 'SERVER.UNAVAILABLE',
    });
  });

  it('tells a missing connection from a refusal', async () => {
    answer = (request) => request.socket.destroy();
    await expect(provider().getOne('quotes', { id: 'a' })).rejects.toMatchObject({
      status: 0,
      code: 'SERVER.UNAVAILABLE',
    });
  });
});
