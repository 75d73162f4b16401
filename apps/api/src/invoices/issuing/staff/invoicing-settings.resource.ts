import { dateColumn, dayOfColumn, type InvoicingSettings } from '@flota/prisma';
import { type AdminInvoicingSettings, invoicingSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import type { Database } from '../../../platform/database/prisma.service.js';
import { defineResource } from '../../../platform/resources/resource.js';

const READERS = ['finance', 'auditor'] as const;

/** One record, `1`: off until an administrator turns it on. */
export const invoicingSettingsResource = defineResource<InvoicingSettings, typeof invoicingSettingsSchema>({
  name: 'invoicing-settings',
  allow: { list: READERS, show: READERS, edit: [] },
  stepUp: ['edit'],
  model: (database) => database.invoicingSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ startsOn, updatedAt, ...settings }): AdminInvoicingSettings => ({
    ...settings,
    startsOn: startsOn && dayOfColumn(startsOn),
    updatedAt: updatedAt.toISOString(),
  }),
  write: {
    schema: invoicingSettingsSchema,
    async toData({ startsOn, ...settings }, { database }) {
      if (settings.isOn) await oweSince(database, startsOn);
      return { ...settings, startsOn: dateColumn(startsOn) };
    },
  },
});

/** What was posted before it was turned on, and is to be invoiced all the same. */
async function oweSince(database: Database, startsOn: string): Promise<void> {
  await database.$executeRaw`
    insert into invoicing_due (contract_id)
    select distinct contract_id from movement where value_on >= ${startsOn}::date
    on conflict do nothing`;
}
