import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ENV, type Env } from '../../platform/config/env.js';
import { isNamed } from '../../platform/config/private-hosts.js';
import { PushGoneError, type PushToSend, PushWay } from '../../platform/notices/push/push-way.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { Outbound } from '../gateway/outbound.js';

/** Push services that are remembered at once. There are a handful, but customers' browsers name them. */
const MOST_SERVICES = 20;
const MOST_BYTES = 16 * 1024;

/** RFC 8030: no such subscription, or no longer. */
const GONE = [404, 410];

/** Notices leave for push services (RFC 8030), encrypted for the browser (RFC 8291) and signed by us (RFC 8292). */
@Injectable()
export class WebPushWay extends PushWay {
  private readonly services = new Map<string, OutboundHttp>();

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL' | 'OUTBOUND_PRIVATE_HOSTS'>,
    private readonly outbound: Outbound,
  ) {
    super();
  }

  override mayReach(endpoint: string): boolean {
    const { hostname, port, protocol } = new URL(endpoint);
    if (protocol === 'https:') return true;
    return protocol === 'http:' && isNamed(this.env.OUTBOUND_PRIVATE_HOSTS, hostname, Number(port || 80));
  }

  override async send({ id, keys, payload, subscription, topic, ttlSeconds }: PushToSend): Promise<void> {
    const { default: webPush } = await import('web-push');
    const { body, endpoint, headers } = webPush.generateRequestDetails(subscription, payload, {
      contentEncoding: 'aes128gcm',
      TTL: ttlSeconds,
      topic,
      urgency: 'normal',
      vapidDetails: { subject: this.contact(), ...keys },
    });
    try {
      await this.serviceOf(endpoint).request({
        operation: 'Enviar notificación',
        method: 'POST',
        url: endpoint,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body,
        as: 'bytes',
        schema: z.unknown(),
        mostBytes: MOST_BYTES,
        about: { kind: 'push_notice', id },
      });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const isGone = GONE.includes(error.status ?? 0) || error.kind === 'refused-address';
      throw isGone ? new PushGoneError('El dispositivo ya no recibe notificaciones', { cause: error }) : error;
    }
  }

  /** Whom a push service turns to: it takes `https` and `mailto` only. */
  private contact(): string {
    const { APP_URL } = this.env;
    return APP_URL.startsWith('https:') ? APP_URL : `mailto:webmaster@${new URL(APP_URL).hostname}`;
  }

  /** A way each, so that one that is down doesn't count against the others. */
  private serviceOf(endpoint: string): OutboundHttp {
    const { origin } = new URL(endpoint);
    const known = this.services.get(origin);
    if (known) return known;
    const [oldest] = this.services.keys();
    if (oldest !== undefined && this.services.size >= MOST_SERVICES) this.services.delete(oldest);
    const service = this.outbound.to({ system: 'web-push' });
    this.services.set(origin, service);
    return service;
  }
}
