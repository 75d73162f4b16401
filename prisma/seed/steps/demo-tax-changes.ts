import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoTaxChanges } from '../data/demo-tax-changes.js';
import { demoPdf } from '../demo-pdf.js';
import { createPrivateFile } from '../factories/stored-file.factory.js';
import { createTaxChange } from '../factories/tax-change.factory.js';

/** Requests for another name, unless somebody asked for one already. Their certificates need a place to be kept. */
export async function seedDemoTaxChanges({ database, fieldCipher, storage, now }: SeedContext): Promise<number> {
  if (!fieldCipher || !storage || (await database.taxChange.count()) > 0) return 0;
  const on = (daysAgo: number, time: string) => instantInMexico(addDays(dayInMexico(now), -daysAgo), time);
  let rows = 0;
  for (const { email, askedDaysAgo, decidedDaysAgo, ...asked } of demoTaxChanges) {
    const profile = await database.taxProfile.findFirst({ where: { customer: { email } }, orderBy: { id: 'asc' } });
    if (!profile) continue;
    const content = demoPdf(`Constancia de situacion fiscal (ejemplo), ${asked.folio}`);
    const file = await createPrivateFile(database, { content, contentType: 'application/pdf', storage });
    await createTaxChange(database, fieldCipher, {
      ...asked,
      taxProfileId: profile.id,
      fileId: file.id,
      fileName: 'Constancia de situación fiscal.pdf',
      createdAt: on(askedDaysAgo, '10:20'),
      decidedAt: decidedDaysAgo === undefined ? null : on(decidedDaysAgo, '12:05'),
    });
    rows += 1;
  }
  return rows;
}
