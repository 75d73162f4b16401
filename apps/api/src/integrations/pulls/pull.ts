import type { Type } from '@nestjs/common';
import { type Named, Registered } from '../../platform/boot/registered.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { Connection } from '../connectors/connectors.js';
import type { Connector } from '../connectors/define-connector.js';
import type { SettingFields } from '../connectors/fields.js';
import type { ChangesPage, ChangesRequest } from './read-changes.js';
import type { PulledFields } from './pulled-fields.js';

type Fields = PulledFields & SettingFields;

interface PullContract extends Named {
  /** It only ever gets settings that its own fields made. */
  readonly connector: Connector<string, Fields>;
}

/**
 * What a connector does with what its system tells by pages of changes. A page and the cursor behind it are one transaction, so
 * that a worker that is killed leaves none out; what was kept and not settled is due.
 */
export abstract class Pull<Of extends Fields = Fields> {
  /** Where pages of changes are, and what is in one. */
  abstract readonly changes: ChangesRequest;

  /**
   * Keeps a page, in the caller's transaction. The same page twice does no harm.
   *
   * @param toldAt when it was asked for, by the database's clock
   * @returns how much of it was news
   */
  abstract keep(
    database: Database,
    page: ChangesPage['data'],
    connection: Connection<Of>,
    toldAt: Date,
  ): Promise<number>;

  /** What was kept and is due, before the next page: so that what waits is never much more than one. */
  abstract settleDue(connection: Connection<Of>, isLeaving: () => boolean): Promise<void>;
}

type PullType<Of extends Fields> = abstract new (...parts: never[]) => Pull<Of>;

export const pulls = new Registered<Pull, PullContract>(Pull, { noun: 'pull', decorator: '@Pulls' });

/** Marks what reads changes of a connector's system. Its room's module provides it; a migration gives it its row. */
export const Pulls =
  <Of extends Fields>(connector: Connector<string, Of>) =>
  (type: PullType<Of>): void =>
    pulls.define(type as unknown as Type<Pull>, { name: connector.name, connector });
