import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { within } from '../boot/within.js';
import { OpenConnections } from './open-connections.js';

let server: Server;
let connections: OpenConnections;
let agent: Agent;
/** Answers of `/slow` that are owed. */
let slow: ServerResponse[];

beforeEach(async () => {
  slow = [];
  server = createServer((request, response) => {
    if (request.url === '/slow') slow.push(response);
    else response.end('done');
  });
  connections = new OpenConnections(server);
  agent = new Agent({ keepAlive: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const ask = async (path: string) => {
  const [answer] = (await once(get({ port: port(), path, agent }), 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  return { body, connection: answer.headers.connection };
};
const closed = () => within(500, connections.close());

describe('a server that ends', () => {
  it('waits for nobody who asks nothing', async () => {
    const silent = connect(port(), '127.0.0.1');
    await once(silent, 'connect');
    expect((await ask('/')).connection).toBe('keep-alive');
    expect(await closed()).toBe(true);
  });

  it('finishes the answers it owes, each the last one on its connection', async () => {
    const [first, second] = [ask('/slow'), ask('/slow')];
    while (slow.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const ended = connections.close();
    expect(await within(100, ended)).toBe(false);
    for (const response of slow) response.end('slowly done');
    for (const answer of await Promise.all([first, second])) {
      expect(answer).toEqual({ body: 'slowly done', connection: 'close' });
    }
    expect(await within(500, ended)).toBe(true);
  });

  it('goes on answering until it takes no more, and keeps no connection meanwhile', async () => {
    expect((await ask('/')).connection).toBe('keep-alive');
    connections.leave();
    expect(await ask('/')).toEqual({ body: 'done', connection: 'close' });
    expect(await ask('/')).toEqual({ body: 'done', connection: 'close' });
    const last = port();
    expect(await closed()).toBe(true);
    await expect(once(get({ port: last, path: '/' }), 'response')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('ends a connection whose answer was begun before, once it is given', async () => {
    const answer = ask('/slow');
    while (slow.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    slow[0]?.write('half ');
    const ended = connections.close();
    slow[0]?.end('and half');
    expect(await answer).toEqual({ body: 'half and half', connection: 'keep-alive' });
    expect(await within(500, ended)).toBe(true);
  });
});
