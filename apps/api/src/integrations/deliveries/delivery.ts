import type { Type } from '@nestjs/common';
import type { EventType, ToldEvent } from '@flota/schemas';
import { type Named, Registered } from '../../platform/boot/registered.js';

/** An event in the hands of what delivers it. */
export interface EventInHand<Of extends EventType = EventType> {
  event: { [Name in Of]: ToldEvent<Name> }[Of];
  /** What it is about; its events come in the order in which they happened. */
  subject: { kind: string; id: string };
}

export interface DeliveryContract extends Named {
  /** The connector's. */
  readonly name: string;
  readonly types: readonly EventType[];
}

/**
 * What a connector does with events it is owed. Each arrives at least once, in order within its subject, for three days: what is
 * done twice must be harmless (the event's id is the idempotency key).
 */
export abstract class Delivery<Of extends EventType = EventType> {
  /** Throws to be tried again. */
  abstract deliver(inHand: EventInHand<Of>): Promise<void>;
}

type DeliveryType<Of extends EventType> = abstract new (...parts: never[]) => Delivery<Of>;

export const deliveries = new Registered<Delivery, DeliveryContract>(Delivery, {
  noun: 'delivery',
  decorator: '@Delivers',
});

/** Marks what delivers events to a connector, and names them. Its room's module provides it. */
export const Delivers =
  <Of extends EventType>({ name }: Named, types: readonly Of[]) =>
  (type: DeliveryType<Of>): void =>
    deliveries.define(type as unknown as Type<Delivery>, { name, types });
