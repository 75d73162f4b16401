import { Injectable } from '@nestjs/common';
import type { Wording as Row } from '@flota/prisma';
import type { AdminWording, SaidInstead, WordingWrite } from '@flota/schemas';
import { CATALOGUE, catalogueText, TEXT_PLACES, type TextKind, type Wording } from '@flota/texts';
import { type Actor, Audit } from '../platform/audit/audit.js';
import { TextValues } from '../platform/content/text-values.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { requireCurrentOrNone } from '../platform/resources/record-version.js';
import { faultsOf, isFit, withLender } from './fit-wording.js';

export const WORDING = 'wording';

/** Whoever rewords: by name, as others see it beside the text. */
type Author = Actor & { name: string };

/** Texts of the product that the lender says in other words. What they say by themselves is in `packages/texts`. */
@Injectable()
export class WordingService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly values: TextValues,
    private readonly audit: Audit,
  ) {}

  /**
   * What is said instead, with the lender's name and such filled in. What doesn't fit its text any more, because another release
   * fills in something else, isn't said.
   */
  async said(kind?: TextKind): Promise<Wording> {
    const [rows, values] = await Promise.all([this.prisma.wording.findMany(), this.values.present()]);
    return Object.fromEntries(
      rows.flatMap(({ key, text }) => {
        const known = catalogueText(key);
        if (!known || !isFit(known, text)) return [];
        return kind === undefined || KINDS.get(known.place) === kind ? [[key, withLender(known, text, values)]] : [];
      }),
    );
  }

  /** As it is kept, with placeholders, for another installation. */
  async kept(): Promise<Wording> {
    const rows = await this.prisma.wording.findMany({ orderBy: { key: 'asc' } });
    return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
  }

  async list(): Promise<AdminWording> {
    const rows = await this.prisma.wording.findMany({ orderBy: { key: 'asc' } });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return {
      places: TEXT_PLACES.map(({ id, title, kind, path = null }) => ({ id, title, kind, path })),
      texts: CATALOGUE.map(({ variables, tags, ...text }) => ({
        ...text,
        variables: [...variables],
        tags: [...tags],
        said: present(byKey.get(text.key)),
      })),
      unused: rows.filter(({ key }) => !catalogueText(key)).map((row) => ({ key: row.key, ...presentRow(row) })),
    };
  }

  /**
   * Says a text otherwise, or with `null` in its own words again, which is all that can be done with one that this release doesn't
   * have. 422 where it doesn't fit the text, 409 where somebody reworded it since.
   */
  async write(staff: Author, key: string, { text, updatedAt }: WordingWrite): Promise<SaidInstead | null> {
    const known = catalogueText(key);
    const faults = known && text !== null ? faultsOf(known, text) : [];
    if (faults.length > 0) throw ProblemException.invalid(faults.map((fault) => ({ field: 'text', ...fault })));
    return this.prisma.$transaction(async (database) => {
      await database.$queryRaw`select 1 from wording where key = ${key} for update`;
      const before = await database.wording.findUnique({ where: { key } });
      if (!known && (!before || text !== null)) throw ProblemException.notFound();
      requireCurrentOrNone(before, updatedAt);
      return present(await this.change(database, staff, { key, text, before }));
    });
  }

  /** Says these otherwise and nothing else. Each fits its text, or none of this release (`unfitIn`). */
  async replace(staff: Author, wording: Wording): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await database.$executeRaw`lock table wording in share row exclusive mode`;
      const rows = new Map((await database.wording.findMany()).map((row) => [row.key, row]));
      for (const key of new Set([...rows.keys(), ...Object.keys(wording)])) {
        await this.change(database, staff, { key, text: wording[key] ?? null, before: rows.get(key) ?? null });
      }
    });
  }

  private async change(database: Database, staff: Author, { key, text, before }: Change): Promise<Row | null> {
    const own = catalogueText(key)?.default ?? null;
    // Who writes the text's own words takes the others back: they follow it to another release.
    const next = text === own ? null : text;
    if (next === (before?.text ?? null)) return before;
    await this.audit.write(database, staff, {
      action: 'edit',
      resource: WORDING,
      recordId: key,
      before: { text: before?.text ?? own },
      after: { text: next ?? own },
    });
    if (next === null) {
      await database.wording.delete({ where: { key } });
      return null;
    }
    const data = { text: next, updatedBy: staff.name };
    if (before) return database.wording.update({ where: { key }, data });
    const [row] = await database.wording.createManyAndReturn({ data: [{ key, ...data }], skipDuplicates: true });
    if (!row) throw ProblemException.stale();
    return row;
  }
}

interface Change {
  key: string;
  text: string | null;
  before: Row | null;
}

const KINDS: ReadonlyMap<string, TextKind> = new Map(TEXT_PLACES.map(({ id, kind }) => [id, kind]));

const presentRow = ({ text, updatedAt, updatedBy }: Row): SaidInstead => ({
  text,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
});

const present = (row: Row | null | undefined): SaidInstead | null => (row ? presentRow(row) : null);
