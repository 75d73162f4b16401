import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addRequestContext, currentRequest } from './request-context.js';

const server = fastify({ trustProxy: true });
addRequestContext(server);
server.post('/', async () => {
  await pause(5);
  return currentRequest();
});
const agent = new Agent({ keepAlive: true, maxSockets: 3 });
beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }));
afterAll(async () => {
  agent.destroy();
  await server.close();
});

/** A call whose body comes in two parts, over a connection that others use too. */
async function slowCall(address: string): Promise<unknown> {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'user-agent': `of ${address}`, 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, method: 'POST', headers }, (response) => {
      response.on('data', (text: Buffer) => void resolve(JSON.parse(text.toString()) as unknown));
    });
    call.on('error', reject).write('{"a":');
    setTimeout(() => call.end('1}'), 20);
  });
}

it('knows where each of many calls comes from, also after a body that came slowly', async () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`);
  const told = await Promise.all(addresses.map(slowCall));
  expect(told).toEqual(addresses.map((address) => ({ address, device: `of ${address}` })));
});

it('knows nothing outside of a call', () => {
  expect(currentRequest()).toBeUndefined();
});
