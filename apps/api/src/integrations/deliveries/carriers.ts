import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DeliveryTarget } from '@flota/prisma';
import { Connectors } from '../connectors/connectors.js';
import { failureText } from '../gateway/explain-failure.js';
import { OutboundError, type OutboundErrorKind } from '../gateway/outbound-error.js';
import { deliveries, type Delivery, type EventOf } from './delivery.js';
import { WebhookSender } from '../webhooks/webhook-sender.js';
import { FailedAttempt } from './failed-attempt.js';
import { askedPause } from './retry-schedule.js';

/** How it went. */
export interface Arrived {
  /** HTTP's; of a connector it is in the log of its calls. */
  status: number | null;
  durationMs: number;
}

/** Who brings an event to a target. */
@Injectable()
export class Carriers implements OnModuleInit {
  private provided: ReadonlyMap<unknown, Delivery> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly connectors: Connectors,
    private readonly webhooks: WebhookSender,
  ) {}

  /** @throws Error when a delivery has no class that is provided, or two */
  onModuleInit(): void {
    this.provided = deliveries.provided(this.discovery);
  }

  /** @throws FailedAttempt */
  async carry(target: DeliveryTarget, event: EventOf): Promise<Arrived> {
    const started = performance.now();
    const durationMs = () => Math.round(performance.now() - started);
    try {
      const status = target.kind === 'webhook' ? await this.webhooks.send(target, event) : null;
      if (target.kind === 'connector') await this.toConnector(target, event);
      return { status, durationMs: durationMs() };
    } catch (error) {
      const told = error instanceof OutboundError ? error : null;
      const facts = {
        status: told?.status ?? null,
        durationMs: durationMs(),
        away: isAway(error),
        retryAfterSeconds: askedPause(told?.retryAfterSeconds),
      };
      throw new FailedAttempt(failureText(error), facts, { cause: error });
    }
  }

  private async toConnector({ name }: DeliveryTarget, event: EventOf): Promise<void> {
    const found = [...this.provided].find(([type]) => deliveries.contractOf(type).name === name);
    if (!found) throw new Error('Esta versión no entrega eventos a este conector.');
    const [type, delivery] = found;
    const connection = await this.connectors.of(deliveries.contractOf(type).connector);
    if (!connection) throw new Error('El conector está apagado o le faltan datos.');
    await delivery.deliver(event, connection);
  }
}

const AWAY: readonly OutboundErrorKind[] = ['unreachable', 'timeout', 'failing', 'open-circuit'];

/** Whether the system itself is away: nothing that is sent now would arrive. */
const isAway = (error: unknown): boolean => error instanceof OutboundError && AWAY.includes(error.kind);
