import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { brands } from '../data/brands.js';
import { banners, siteSettings } from '../data/home.js';
import { promotions } from '../data/promotions.js';
import { buildAlert } from '../factories/content.factory.js';
import type { SeedContext } from '../context.js';
import { fillWhenEmpty, inOrder } from './fill-when-empty.js';

export async function seedSettings({ database }: SeedContext): Promise<number> {
  const { count } = await database.siteSettings.createMany({
    data: { id: 1, value: siteSettings },
    skipDuplicates: true,
  });
  return count;
}

export const seedBanners = ({ database }: SeedContext): Promise<number> =>
  fillWhenEmpty(database.banner, inOrder(banners));

export const seedBrands = ({ database }: SeedContext): Promise<number> =>
  fillWhenEmpty(database.brand, inOrder(brands));

export const seedPromotions = ({ database }: SeedContext): Promise<number> =>
  fillWhenEmpty(database.promotion, inOrder(promotions));

/** One for staff to see, a month ahead: the demo's home page starts without a popup. */
export async function seedScheduledAlert({ database, now }: SeedContext): Promise<number> {
  const firstDay = addDays(dayInMexico(now), 30);
  return fillWhenEmpty(database.alert, [
    buildAlert({
      publishedFrom: instantInMexico(firstDay, '08:00'),
      publishedUntil: instantInMexico(addDays(firstDay, 7), '20:00'),
    }),
  ]);
}
