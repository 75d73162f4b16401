import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { type EventData, EVENTS, type EventSubjectKind, type EventType } from '@flota/schemas';
import { afterCommit } from '../database/transaction-scope.js';
import type { Database } from '../database/prisma.service.js';

/** Something that happened, to be told to other systems. */
export type Telling = {
  [Type in EventType]: {
    type: Type;
    subject: { kind: (typeof EVENTS)[Type]['subject']; id: string };
    data: EventData<Type>;
  };
}[EventType];

/** Is told which deliveries came to be owed, after the commit. */
type Listener = (deliveryIds: readonly string[]) => void;

/**
 * The one door by which other systems hear of what happened here. What is told is written in the transaction of the change
 * itself, with a delivery for everybody who is on and wants to know: all of it or none.
 *
 * Whoever tells holds the row of the subject (has written or locked it in that transaction). So positions of one subject are
 * in the order of its commits, which is the order of delivery.
 */
@Injectable()
export class Events {
  private readonly listeners: Listener[] = [];

  /** For what delivers: it is woken with what became owed. */
  whenOwed(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** @param database the transaction of what is told */
  async tell<Type extends EventType>(
    database: Database,
    type: Type,
    { subject, data }: { subject: { kind: (typeof EVENTS)[Type]['subject']; id: string }; data: EventData<Type> },
  ): Promise<void> {
    await this.tellAll(database, [{ type, subject, data } as Telling]);
  }

  /** Several at once, in this order. */
  async tellAll(database: Database, tellings: readonly Telling[]): Promise<void> {
    if (tellings.length === 0) return;
    const events = await database.event.createManyAndReturn({ data: tellings.map(rowOf), select: { id: true } });
    const owed = await owe(
      database,
      events.map(({ id }) => id),
    );
    if (owed.length > 0) afterCommit(() => this.announce(owed));
  }

  private announce(owed: readonly string[]): void {
    for (const listener of this.listeners) listener(owed);
  }
}

/** Parsed, so that nothing that its type doesn't name gets out. */
const rowOf = ({ type, subject, data }: Telling) => ({
  type,
  subjectKind: subject.kind satisfies EventSubjectKind,
  subjectId: subject.id,
  data: EVENTS[type].data.strict().parse(data) as Prisma.InputJsonObject,
});

/** A delivery of each event for every target that is on and wants its type. */
async function owe(database: Database, eventIds: string[]): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    INSERT INTO delivery (target_id, event_id, position, subject_kind, subject_id)
    SELECT target.id, event.id, event.position, event.subject_kind, event.subject_id
    FROM event JOIN delivery_target target ON target.is_on AND event.type = ANY (target.types)
    WHERE event.id = ANY (${eventIds}::uuid[])
    ORDER BY event.position
    RETURNING id`;
  return rows.map(({ id }) => id);
}
