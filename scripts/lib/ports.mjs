import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A port that the system says is free right now. */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * `preferred`, or the first free port after it.
 * @param {number} preferred
 */
export async function freePortFrom(preferred) {
  for (let port = preferred; port < preferred + 100; port += 1) {
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  return anyFreePort();
}

/**
 * @param {number} port
 * @param {string} [name] of the variable that chooses it
 */
export async function requireFreePort(port, name = 'PORT') {
  if (await isPortFree(port, process.env.HOST ?? '127.0.0.1')) return;
  throw new Failure(
    `Port ${port} is taken: end what listens there, or choose another one, as in ${name}=${port + 100}.`,
  );
}
