import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { dateColumn } from '../../date-column.js';
import { faqs } from '../data/faqs.js';
import { banners, siteSettings } from '../data/home.js';
import { privacyNotice } from '../data/legal/aviso-de-privacidad.js';
import { terms } from '../data/legal/terminos-y-condiciones.js';
import { buildAlert } from '../factories/alert.factory.js';
import type { SeedContext } from '../context.js';

/** Staff may take banners away, and those don't come back: only an empty home is filled. */
export async function seedBanners({ database }: SeedContext): Promise<number> {
  if ((await database.banner.count()) > 0) return 0;
  const { count } = await database.banner.createMany({
    data: banners.map((banner, position) => ({ ...banner, position })),
  });
  return count;
}

/** The same holds for questions. */
export async function seedFaqs({ database }: SeedContext): Promise<number> {
  if ((await database.faq.count()) > 0) return 0;
  const { count } = await database.faq.createMany({
    data: Object.entries(faqs).flatMap(([categorySlug, questions]) =>
      questions.map((faq, position) => ({ ...faq, categorySlug, position })),
    ),
  });
  return count;
}

/** Pages that links in the site lead to: a missing one is added, the others are left alone. */
export async function seedLegalPages({ database }: SeedContext): Promise<number> {
  const { count } = await database.legalPage.createMany({
    data: [privacyNotice, terms].map((page) => ({ ...page, updatedOn: dateColumn(page.updatedOn) })),
    skipDuplicates: true,
  });
  return count;
}

export async function seedSettings({ database }: SeedContext): Promise<number> {
  const { count } = await database.siteSettings.createMany({
    data: { id: 1, value: siteSettings },
    skipDuplicates: true,
  });
  return count;
}

/** One for staff to see, a month ahead: the demo's home page starts without a popup. */
export async function seedScheduledAlert({ database, now }: SeedContext): Promise<number> {
  if ((await database.alert.count()) > 0) return 0;
  const firstDay = addDays(dayInMexico(now), 30);
  await database.alert.create({
    data: buildAlert({
      startsAt: instantInMexico(firstDay, '08:00'),
      endsAt: instantInMexico(addDays(firstDay, 7), '20:00'),
    }),
  });
  return 1;
}
