import { Injectable } from '@nestjs/common';
import type { DeliveryTarget } from '@flota/prisma';
import { z } from 'zod';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { Outbound } from '../gateway/outbound.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** As long as a receiver may take to say that it has it. */
const TIMEOUT_MS = 15_000;
/** Whatever it says beside that, nobody reads. */
const MOST_BYTES = 256 * 1024;

/** What is sent: `id` and `timestamp` of the event, however often it is sent. */
export interface Message {
  id: string;
  type: string;
  timestamp: string;
  data: unknown;
}

interface Way {
  url: string;
  http: OutboundHttp;
}

/** Sends events to addresses of other systems, signed as Standard Webhooks has it (https://www.standardwebhooks.com). */
@Injectable()
export class WebhookSender {
  private readonly ways = new Map<string, Way>();

  constructor(
    private readonly outbound: Outbound,
    private readonly secrets: WebhookSecrets,
  ) {}

  /**
   * Answers the status by which it was taken.
   *
   * @throws OutboundError
   */
  async send(target: DeliveryTarget, { id, ...message }: Message): Promise<number> {
    const body = JSON.stringify(message);
    const at = new Date();
    const { status } = await this.wayTo(target).exchange({
      operation: 'Enviar evento',
      method: 'POST',
      url: target.url ?? '',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': this.secrets.sign(target, { id, at, body }),
      },
      body,
      as: 'bytes',
      schema: z.unknown(),
      timeoutMs: TIMEOUT_MS,
      mostBytes: MOST_BYTES,
    });
    return status;
  }

  /** The same as long as the address is: it knows whether the receiver is down. */
  private wayTo({ id, url }: DeliveryTarget): OutboundHttp {
    const known = this.ways.get(id);
    if (known && known.url === url) return known.http;
    const http = this.outbound.to({ system: 'webhook' });
    this.ways.set(id, { url: url ?? '', http });
    return http;
  }
}
