import type { Dispatcher } from 'undici';
import { isNamed, type PrivateHost } from '../../platform/config/private-hosts.js';
import { readAtMost } from './bounded-body.js';
import { faultOf } from './fault-of.js';
import { OutboundError } from './outbound-error.js';

export interface RawRequest {
  url: URL;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  mostBytes: number;
  signal: AbortSignal;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One exchange over a guarded connection: bounded in time and length, no redirect followed, nothing unpacked. */
export class Transport {
  constructor(
    private readonly agent: Dispatcher,
    private readonly privateHosts: readonly PrivateHost[],
  ) {}

  /** @throws OutboundError for all that is no answer; any status is one, but redirects */
  async send(system: string, { url, method, headers, body, mostBytes, signal }: RawRequest): Promise<RawAnswer> {
    this.requireHttps(system, url);
    try {
      const answer = await this.agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { 'user-agent': 'Flota', 'accept-encoding': 'identity', ...headers },
        ...(body === undefined ? {} : { body }),
        signal,
      });
      const status = answer.statusCode;
      if (status >= 300 && status < 400) {
        answer.body.on('error', () => undefined).destroy();
        throw new OutboundError(system, 'redirected', { status });
      }
      return { status, headers: answer.headers, body: await readAtMost(answer.body, mostBytes) };
    } catch (error) {
      throw faultOf(system, error);
    }
  }

  private requireHttps(system: string, { protocol, hostname, port }: URL): void {
    if (protocol === 'https:') return;
    if (protocol === 'http:' && isNamed(this.privateHosts, hostname, Number(port || 80))) return;
    throw new OutboundError(system, 'refused-address', { reason: 'not-https' });
  }
}
