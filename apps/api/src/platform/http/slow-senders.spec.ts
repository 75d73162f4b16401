import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerBrokenRequest } from './broken-requests.js';
import { endStalledBodies, SLOW_SENDERS } from './slow-senders.js';
import { addStreamedBodies, NDJSON, streamedBody } from './streamed-bodies.js';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(patience = { stalledMs: 150, bodyMs: 600, lookEveryMs: 20 }): Promise<Socket> {
  app = fastify({ clientErrorHandler: answerBrokenRequest, ...SLOW_SENDERS, http: { ...SLOW_SENDERS.http } });
  endStalledBodies(app, patience);
  app.post('/', async ({ body }) => body);
  addStreamedBodies(app);
  app.post('/rows', (request, reply) => reply.send(streamedBody(request)));
  app.post('/closed', (_request, reply) => reply.send('no'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.endsWith('}')) break;
  }
  return answer;
}

describe('a body', () => {
  it('that stays half sent ends with its connection, and a word why', async () => {
    const socket = await start();
    socket.write(`${head(20)}{"a":`);
    const answer = await answerOf(socket);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain('REQUEST.TOO_SLOW');
  });

  it('that comes slowly is taken', async () => {
    // As a whole it takes longer than a stall may, each part far less: a machine that is busy is no stall.
    const socket = await start({ stalledMs: 3_000, bodyMs: 60_000, lookEveryMs: 20 });
    socket.write(head(9));
    for (const letter of '{"a":"b"}') {
      await pause(350);
      socket.write(letter);
    }
    const answer = await answerOf(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('{"a":"b"}');
  });

  it('that comes a byte at a time without end is not', async () => {
    const socket = await start();
    socket.write(`${head(10_000)}{"a":"`);
    const dripping = setInterval(() => socket.write('x'), 50);
    const answer = await answerOf(socket);
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('a stream of rows', () => {
  const rows = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${NDJSON}\r\nContent-Length: 10000\r\n\r\n`;

  it('goes on for as long as something moves, and is answered meanwhile', async () => {
    // Longer than a body may take as a whole; a machine that is busy is no stall here either.
    const socket = await start({ stalledMs: 1_500, bodyMs: 600, lookEveryMs: 20 });
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.write(rows('/rows'));
    const dripping = setInterval(() => socket.write('x'), 50);
    await pause(1_200);
    clearInterval(dripping);
    expect(socket.closed).toBe(false);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer.match(/x/g)?.length).toBeGreaterThan(5);
    await once(socket, 'close');
  });

  it('has no more time than any body where its route lets nobody in', async () => {
    const socket = await start();
    socket.resume().write(rows('/closed'));
    const dripping = setInterval(() => socket.write('x'), 50);
    await once(socket, 'close');
    clearInterval(dripping);
  });
});

it('half a head has less time than a body', async () => {
  (await start()).destroy();
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    ...{ headersTimeout: 15_000, requestTimeout: 6 * 3_600_000, keepAliveTimeout: 72_000 },
  });
});
