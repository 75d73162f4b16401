import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { type Check, fail, type Finding, ok, warn } from './check.js';

const DAY_MS = 24 * 3_600_000;
const SOON_DAYS = 21;
const LONGEST_MS = 8_000;

/** The certificate that visitors get: whether browsers take it, and for how long. */
export const certificate: Check = {
  name: 'certificate',
  needs: ['APP_URL', 'NODE_ENV'],
  async examine({ env: { APP_URL = '', NODE_ENV } }) {
    const { protocol, hostname, port } = new URL(APP_URL);
    if (protocol === 'http:') {
      const found = 'APP_URL is http: what visitors send can be read on its way';
      return NODE_ENV === 'production'
        ? warn(found, 'Put a proxy with TLS before it, and https into APP_URL.')
        : ok(found);
    }
    // It is looked at whatever it says, and then judged.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error('it took too long to answer')));
    try {
      await once(socket, 'secureConnect');
      return judged(hostname, socket);
    } catch (error) {
      return fail(
        `${hostname}: ${(error as Error).message || 'nobody answers there'}`,
        'Look at the proxy before the API, and at the name in DNS.',
      );
    } finally {
      socket.destroy();
    }
  },
};

function judged(host: string, socket: TLSSocket): Finding {
  const { valid_to: until, issuer } = socket.getPeerCertificate();
  const days = Math.floor((Date.parse(until) - Date.now()) / DAY_MS);
  const renew = 'Renew it, and see why it was not renewed by itself.';
  if (days < 0) return fail(`${host}: it ran out ${-days} days ago`, renew);
  if (socket.authorizationError) {
    return fail(
      `${host}: browsers refuse it (${String(socket.authorizationError)})`,
      'Serve one for this name, with the certificates between it and its root.',
    );
  }
  if (days < SOON_DAYS) return warn(`${host}: it runs out in ${days} days`, renew);
  return ok(`${host}: good for ${days} days, of ${String(issuer.O)}`);
}

/** Whether the product answers where visitors ask. */
export const site: Check = {
  name: 'site',
  needs: ['APP_URL'],
  async examine({ env: { APP_URL = '' } }) {
    const advice = 'Look at `docker compose ps` and at the proxy before the API.';
    const response = await fetch(`${APP_URL}/health/ready`, { signal: AbortSignal.timeout(LONGEST_MS) }).catch(
      (error: Error) => (error.cause instanceof Error ? error.cause : error),
    );
    if (response instanceof Error) {
      // A time that is over has a number for its code, which tells nobody anything.
      const { code } = response as Error & { code?: unknown };
      return fail(`${APP_URL} can't be asked: ${typeof code === 'string' ? code : response.message}`, advice);
    }
    const { status = '' } = ((await response.json().catch(() => ({}))) ?? {}) as { status?: string };
    if (!response.ok) return fail(`${APP_URL}/health/ready answers ${response.status} ${status}`, advice);
    if (status === 'ok') return ok(`${APP_URL} answers`);
    if (status === 'degraded')
      return warn(`${APP_URL} answers, and says degraded`, 'See docs/runbooks/start-and-stop.md.');
    return fail(
      `${APP_URL}/health/ready is not of this product`,
      'Look at APP_URL, and where the proxy sends what it gets.',
    );
  },
};
