import { blankSettings, dayInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import { isDeepStrictEqual } from 'node:util';
import type { SeedContext } from '../context.js';
import { legalTemplates } from '../data/templates/legal.js';
import { pageTemplates } from '../data/templates/pages.js';
import { inOrder } from './fill-when-empty.js';

/** What the pages of the site begin with. */
export async function seedPageTemplates({ database }: SeedContext): Promise<number> {
  const { count } = await database.page.createMany({ data: pageTemplates, skipDuplicates: true });
  return count;
}

/** What the law asks for; nobody but staff reads it until somebody has approved it. */
export async function seedLegalTemplates({ database, now }: SeedContext): Promise<number> {
  const updatedOn = dateColumn(dayInMexico(now));
  const { count } = await database.legalPage.createMany({
    data: inOrder(legalTemplates).map((page) => ({ ...page, updatedOn, published: false })),
    skipDuplicates: true,
  });
  return count;
}

const blank = (now: Date) => blankSettings(Number(dayInMexico(now).slice(0, 4)));

export async function seedBlankSettings({ database, now }: SeedContext): Promise<number> {
  const { count } = await database.siteSettings.createMany({
    data: { id: 1, value: blank(now) },
    skipDuplicates: true,
  });
  return count;
}

/** A site is closed until somebody opens it. */
export async function seedClosedSite({ database }: SeedContext): Promise<number> {
  const { count } = await database.siteOpening.createMany({ data: { id: 1, isOpen: false }, skipDuplicates: true });
  return count;
}

/**
 * Before an invented lender moves in: takes away what a new installation has and nobody has written on. Its rows are not
 * counted, as others take their places.
 */
export async function clearTemplates({ database }: SeedContext): Promise<number> {
  const settings = await database.siteSettings.findUnique({ where: { id: 1 } });
  if (!settings || !isBlank(settings.value)) return 0;
  await database.siteSettings.delete({ where: { id: 1 } });
  await database.legalPage.deleteMany({
    where: { approvedAt: null, OR: legalTemplates.map(({ slug, title, body }) => ({ slug, title, body })) },
  });
  await database.page.deleteMany({
    where: { OR: pageTemplates.map(({ slug, title, lead, body = '' }) => ({ slug, title, lead, body })) },
  });
  return 0;
}

/** In whatever year it was made. */
function isBlank(value: unknown): boolean {
  const { copyrightFromYear } = value as { copyrightFromYear?: number };
  return isDeepStrictEqual(value, blankSettings(copyrightFromYear ?? 0));
}

/** The invented lender's site is open; one that somebody closed stays so. */
export async function seedOpenSite({ database, now }: SeedContext): Promise<number> {
  const opened = { isOpen: true, firstOpenedAt: now, changedAt: now };
  const { count } = await database.siteOpening.createMany({ data: { id: 1, ...opened }, skipDuplicates: true });
  if (count > 0) return count;
  return (await database.siteOpening.updateMany({ where: { firstOpenedAt: null }, data: opened })).count;
}
