import type { Type } from '@nestjs/common';
import type { EventType, ToldEvent } from '@flota/schemas';
import { type Named, Registered } from '../../platform/boot/registered.js';
import type { Connection } from '../connectors/connectors.js';
import type { AnyConnector, Connector } from '../connectors/define-connector.js';
import type { SettingFields } from '../connectors/fields.js';

/** An event of one of these types; its `type` tells which. */
export type EventOf<Of extends EventType = EventType> = { [Name in Of]: ToldEvent<Name> }[Of];

interface DeliveryContract extends Named {
  readonly connector: AnyConnector;
  readonly types: readonly EventType[];
}

/**
 * What a connector does with events it is owed. Each arrives at least once, in order within its subject, for three days: what is
 * done twice must be harmless (the event's id is the idempotency key).
 */
export abstract class Delivery<Of extends EventType = EventType, Fields extends SettingFields = SettingFields> {
  /** Throws to be tried again. */
  abstract deliver(event: EventOf<Of>, connection: Connection<Fields>): Promise<void>;
}

type DeliveryType<Of extends EventType, Fields extends SettingFields> = abstract new (
  ...parts: never[]
) => Delivery<Of, Fields>;

export const deliveries = new Registered<Delivery, DeliveryContract>(Delivery, {
  noun: 'delivery',
  decorator: '@Delivers',
});

/** Marks what delivers events to a connector, and names them. Its room's module provides it; a connector has one. */
export const Delivers =
  <Of extends EventType, Fields extends SettingFields>(connector: Connector<string, Fields>, types: readonly Of[]) =>
  (type: DeliveryType<Of, Fields>): void =>
    deliveries.define(type as unknown as Type<Delivery>, {
      name: connector.name,
      // It only ever gets settings that its own fields made.
      connector: connector,
      types,
    });

/** As staff know it: a connector by its title. */
export const targetTitle = ({ kind, name }: { kind: 'webhook' | 'connector'; name: string }): string =>
  (kind === 'connector' && deliveries.all().find((contract) => contract.name === name)?.connector.title) || name;
