import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * What another system has that takes webhooks: it can go away and come back at the same port.
 *
 * @typedef {{ id: string, type: string, at: number }} Message in the order in which they came; again ones too
 * @typedef {Awaited<ReturnType<typeof startReceiver>>} Receiver
 */
export async function startReceiver() {
  /** @type {Message[]} */
  const messages = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(String(await buffer(request)));
    messages.push({ id: String(request.headers['webhook-id']), type: body.type, at: Date.now() });
    response.writeHead(204).end();
  });
  const listen = (/** @type {number} */ port) =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  await listen(0);
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const leave = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/events`, messages, leave, comeBack: () => listen(port), close: leave };
}
