import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { billedChangeSchema } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { fieldErrors } from '../../platform/errors/validation.pipe.js';
import type { ChangesPage } from '../pulls/read-changes.js';

const MOST_PROBLEMS = 10;

/** Invoices as the billing told of them last. */
@Injectable()
export class ToldInvoices {
  /** Keeps a page, in the caller's transaction. What can't be read is kept as that, and told better it is due again. */
  async keep(database: Database, raw: ChangesPage['data'], toldAt: Date): Promise<number> {
    // Of one that stands on a page twice the later word counts.
    const last = new Map(raw.map((one) => [one.id, one]));
    for (const told of last.values()) {
      const row = { ...rowOf(told), toldAt, failures: 0 };
      await database.billedInvoice.upsert({
        where: { externalId: told.id },
        create: { externalId: told.id, ...row },
        update: row,
      });
    }
    return last.size;
  }
}

function rowOf(told: ChangesPage['data'][number]) {
  const { data, error, success } = billedChangeSchema.safeParse(told);
  if (!success) {
    const problems: object[] = fieldErrors(error.issues).slice(0, MOST_PROBLEMS);
    return { state: 'refused', uuid: null, problems: problems as Prisma.InputJsonArray } as const;
  }
  const { cancelledAt, folio, series, state, uuid } = data;
  return {
    state: 'due',
    uuid,
    name: [series, folio].filter(Boolean).join(' '),
    cancelledAt: state === 'cancelled' && cancelledAt ? new Date(cancelledAt) : null,
    problems: Prisma.DbNull,
  } as const;
}
