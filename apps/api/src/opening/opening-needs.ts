import { Injectable } from '@nestjs/common';
import {
  CONTENT,
  FILL_IN,
  OPENING_NEEDS,
  type OpeningNeed,
  type SiteOpeningData,
  siteSettingsSchema,
  unsaidSettings,
} from '@flota/schemas';
import { isRead } from '../content/index.js';
import { published } from '../platform/content/publication.js';
import type { Database } from '../platform/database/prisma.service.js';

/** Pages that no site goes without, whatever kind of lender it is of. */
const ALWAYS_PUBLISHED = ['aviso-de-privacidad', 'terminosycondiciones'];

/** Nobody has mail or a site there (RFC 2606); the lender of the demo lives there. */
const INVENTED = /[@./](test|example)(\/|$)|Flota Financiera Demo/;

/** What remains of each, by the titles staff know it by; nothing where it is done. */
type Look = (database: Database) => Promise<string[]>;

const missingUnless = (there: boolean | number | Date | null | undefined, what: string): string[] =>
  there ? [] : [what];

const LOOKS: Record<OpeningNeed, Look> = {
  async company(database) {
    const settings = await database.siteSettings.findUnique({ where: { id: 1 } });
    const { success, data } = siteSettingsSchema.safeParse(settings?.value);
    if (!success) return ['nombre, razón social, domicilio, teléfono y correo'];
    const unsaid = unsaidSettings(data);
    if (unsaid.length > 0) return unsaid.map((name) => CONTENT.settings.fields[name].label);
    const { legalName, email, dealerPortalUrl, jobBoardUrl, creditApplicationUrl, sisterSites, socialLinks } = data;
    const said = [legalName, email, dealerPortalUrl, jobBoardUrl, creditApplicationUrl];
    const links = [...sisterSites, ...socialLinks].map(({ url }) => new URL(url).hostname);
    const isInvented = [...said, ...links].some((text) => text !== null && INVENTED.test(text));
    return missingUnless(!isInvented, 'los datos son los de la empresa de demostración');
  },

  async mail(database) {
    const opening = await database.siteOpening.findUnique({ where: { id: 1 }, select: { mailTestedAt: true } });
    return missingUnless(opening?.mailTestedAt, 'una prueba que el servidor de correo haya aceptado');
  },

  async admins(database) {
    const there = await database.staffAccount.count({
      where: { role: 'admin', active: true, passwordHash: { not: null } },
    });
    return missingUnless(there > 1, 'que otra persona acepte su invitación');
  },

  async legal(database) {
    const pages = await database.legalPage.findMany({ orderBy: [{ position: 'asc' }, { title: 'asc' }] });
    const unread = pages.filter((page) => !isRead(page) || (ALWAYS_PUBLISHED.includes(page.slug) && !page.published));
    const there = new Set(pages.map(({ slug }) => slug));
    return [...unread.map(({ title }) => title), ...ALWAYS_PUBLISHED.filter((slug) => !there.has(slug))];
  },

  async texts(database) {
    const pages = await database.page.findMany({ orderBy: { title: 'asc' } });
    return pages.filter((page) => JSON.stringify(page).includes(FILL_IN)).map(({ title }) => title);
  },

  async plan(database) {
    const inForce = { some: { effectiveFrom: { lte: new Date() } } };
    const there = await database.plan.count({ where: { quotable: true, versions: inForce } });
    return missingUnless(there, 'un plan con el que se pueda cotizar');
  },

  async vehicle(database) {
    const there = await database.vehicleModel.count({ where: { ...published(), versions: { some: {} } } });
    return missingUnless(there, 'un modelo publicado, con su precio');
  },
};

/** What the law and the product need before visitors may see the site (docs/decisions/066). */
@Injectable()
export class OpeningNeeds {
  async of(database: Database): Promise<SiteOpeningData['needs']> {
    const needs: SiteOpeningData['needs'] = [];
    // One after the other: in a transaction there is one connection.
    for (const name of OPENING_NEEDS) {
      const missing = await LOOKS[name](database);
      needs.push({ name, done: missing.length === 0, missing });
    }
    return needs;
  }
}
