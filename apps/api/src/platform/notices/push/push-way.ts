import { Injectable } from '@nestjs/common';
import type { PushSubscriptionData } from '@flota/schemas';
import type { VapidKeys } from './push-keys.js';

/** A notice on its way to a browser. */
export interface PushToSend {
  /** Of the row that owes it. */
  id: string;
  subscription: PushSubscriptionData;
  keys: VapidKeys;
  /** What the browser's worker is handed: JSON. */
  payload: string;
  /** A newer one of the same takes its place while the device is off. */
  topic: string;
  /** For how long the push service keeps it for a device that is off. */
  ttlSeconds: number;
}

/** The push service knows that browser no more: it took the permission back, or is gone. */
export class PushGoneError extends Error {}

/** How notices get out to push services: whoever guards what leaves this installation provides it. */
export abstract class PushWay {
  /** Whether anything may be sent to that address at all. */
  abstract mayReach(endpoint: string): boolean;

  /**
   * The push service has it when this answers, and it is owed still when it throws.
   *
   * @throws PushGoneError when it will never take one for that browser again
   */
  abstract send(push: PushToSend): Promise<void>;
}

/** The way there is; without one, no device is offered anything. */
@Injectable()
export class PushWays {
  private way: PushWay | null = null;

  offer(way: PushWay): void {
    this.way = way;
  }

  current(): PushWay | null {
    return this.way;
  }
}
