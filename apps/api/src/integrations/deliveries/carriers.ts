import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DeliveryTarget } from '@flota/prisma';
import { deliveries, type Delivery, type EventInHand } from './delivery.js';
import { FailedAttempt } from './failed-attempt.js';

interface Arrived {
  status: number | null;
  durationMs: number;
}

/** Who brings an event to a target. */
@Injectable()
export class Carriers implements OnModuleInit {
  private connectors: ReadonlyMap<string, Delivery> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error when a delivery has no class that is provided, or two */
  onModuleInit(): void {
    const provided = [...deliveries.provided(this.discovery)];
    this.connectors = new Map(provided.map(([type, delivery]) => [deliveries.contractOf(type).name, delivery]));
  }

  /** @throws FailedAttempt */
  async carry(target: DeliveryTarget, inHand: EventInHand): Promise<Arrived> {
    const started = performance.now();
    const durationMs = () => Math.round(performance.now() - started);
    try {
      await this.toConnector(target, inHand);
      return { status: null, durationMs: durationMs() };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new FailedAttempt(message, { status: null, durationMs: durationMs(), away: false }, { cause: error });
    }
  }

  private async toConnector({ name }: DeliveryTarget, inHand: EventInHand): Promise<void> {
    const delivery = this.connectors.get(name);
    if (!delivery) throw new Error(`Nothing delivers to ${name}`);
    await delivery.deliver(inHand);
  }
}
