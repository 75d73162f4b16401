import type { ExternalKind } from '@flota/prisma';
import type { BatchKind, FieldError, RowOutcome } from '@flota/schemas';
import type { z } from 'zod';
import type { Actor } from '../../../platform/audit/audit.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import type { Owe } from '../../../platform/outbox/outbox.js';
import { refuse } from '../../../platform/resources/resource-input.js';
import { KnownNames } from './known-names.js';

/** What became of a row: the record it is of, or why it was refused. */
export type TakenRow =
  { outcome: Exclude<RowOutcome, 'refused'>; recordId: string } | { outcome: 'refused'; problems: FieldError[] };

export const refused = (field: string, code: FieldError['code'], detail?: string): TakenRow => ({
  outcome: 'refused',
  problems: [{ field, code, ...(detail !== undefined && { detail }) }],
});

/** In hand while rows are written: the transaction, the mails it owes, and who sends them. */
export interface Hand {
  database: Database;
  owe: Owe;
  /** The client of the API, and the name that the audit log has for it. */
  client: Actor;
  /** By whose names the records are known, where it is no client of the API but a connector. */
  system?: string;
  /** What the rows came by, for the audit log. */
  batchId: string;
}

export const systemOf = ({ client, system = client.id }: Hand): string => system;

interface Rows<Schema extends z.ZodType> {
  readonly kind: BatchKind;
  readonly external: ExternalKind;
  readonly schema: Schema;
}

/** Rows of which many are written by a few statements. */
export interface BulkRows<Schema extends z.ZodType = z.ZodType> extends Rows<Schema> {
  /**
   * What no two rows that are written together may share: the second has to see what the first one did.
   */
  keysOf(row: z.output<Schema>): string[];
  /** Writes what there is to write. Answers for each row, in their order; refuses by answering and never by throwing. */
  takeAll(hand: Hand, rows: readonly z.output<Schema>[]): Promise<TakenRow[]>;
}

/** Rows that go through the rules one by one, each in a transaction of its own. */
export interface SingleRows<Schema extends z.ZodType = z.ZodType, Prepared = unknown> extends Rows<Schema> {
  /**
   * What takes long and is no part of the transaction, such as storing a file.
   *
   * @throws ProblemException as `take`
   */
  prepare?(row: z.output<Schema>): Promise<Prepared>;
  /**
   * What `prepare` and `take` would answer, where those leave something behind that no transaction takes back.
   *
   * @throws ProblemException as `take`
   */
  check?(row: z.output<Schema>): Promise<TakenRow>;
  /** @throws ProblemException which refuses the row: nothing of it stays then */
  take(hand: Hand, row: z.output<Schema>, prepared: Prepared): Promise<TakenRow>;
}

/**
 * Has the client's name for a record written down, where it isn't.
 *
 * @throws ProblemException 422 when the client has that name for another record, or another name for that one
 */
export async function namedAs(
  hand: Hand,
  { kind, externalId, recordId }: { kind: ExternalKind; externalId: string; recordId: string },
): Promise<void> {
  const names = await KnownNames.of(hand.database, { system: systemOf(hand), kind }, [externalId]);
  await names.learn([recordId]);
  if (!names.fits(externalId, recordId)) refuse('externalId', 'EXTERNAL_ID.TAKEN');
  names.add(externalId, recordId);
  await names.save();
}
