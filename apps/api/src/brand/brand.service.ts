import { Injectable } from '@nestjs/common';
import {
  type AdminBrand,
  type BrandLook,
  brandLookSchema,
  DEFAULT_LOOK,
  isDefaultColours,
  paletteOf,
  type PublicBrand,
} from '@flota/schemas';
import { randomBytes } from 'node:crypto';
import { type Actor, Audit } from '../platform/audit/audit.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { requireCurrent } from '../platform/resources/record-version.js';
import { BrandPictures } from './brand-pictures.service.js';

const ONE = { where: { id: 1 } } as const;
/** Older ones stay in the database. */
const SHOWN_VERSIONS = 30;

const newToken = () => randomBytes(24).toString('base64url');

/** A look that an earlier release stored lacks nothing: what it knew nothing of is as the product has it. */
const lookOf = (value: unknown): BrandLook => brandLookSchema.parse({ ...DEFAULT_LOOK, ...(value as object) });

/** How the lender looks: a draft, what was published, and what became of the colours. */
@Injectable()
export class BrandService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pictures: BrandPictures,
    private readonly audit: Audit,
  ) {}

  /** What visitors see. */
  async published(): Promise<BrandLook> {
    const last = await this.prisma.brandVersion.findFirst({ orderBy: { number: 'desc' } });
    return last ? lookOf(last.value) : DEFAULT_LOOK;
  }

  /** What whoever has the token of the draft sees; null for any other token. */
  async drafted(token: string): Promise<BrandLook | null> {
    const { value, previewToken } = await this.prisma.brandDraft.findUniqueOrThrow(ONE);
    return token === previewToken ? lookOf(value) : null;
  }

  async admin(): Promise<AdminBrand> {
    const [draft, versions] = await Promise.all([
      this.prisma.brandDraft.findUniqueOrThrow(ONE),
      this.prisma.brandVersion.findMany({ orderBy: { number: 'desc' }, take: SHOWN_VERSIONS }),
    ]);
    const told = versions.map(({ number, publishedAt, publishedBy, value }) => ({
      number,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      look: lookOf(value),
    }));
    return {
      draft: lookOf(draft.value),
      updatedAt: draft.updatedAt.toISOString(),
      published: told[0]?.look ?? null,
      previewToken: draft.previewToken,
      versions: told,
    };
  }

  /** 409 where somebody changed the draft since, 422 on pictures that were never sent. */
  async save(staff: Actor, { look, updatedAt }: { look: BrandLook; updatedAt: string }): Promise<AdminBrand> {
    await this.prisma.$transaction(async (database) => {
      const before = await this.lock(database, updatedAt);
      await this.pictures.require(look, database);
      await database.brandDraft.update({ ...ONE, data: { value: look } });
      await this.audit.write(database, staff, { ...about('edit'), before: lookOf(before.value), after: look });
    });
    return this.admin();
  }

  /** From here on everybody sees the draft. 409 where somebody changed it since it was looked at. */
  async publish(staff: Actor & { name: string }, { updatedAt }: { updatedAt?: string }): Promise<AdminBrand> {
    await this.prisma.$transaction(async (database) => {
      const { value } = await this.lock(database, updatedAt);
      const before = await database.brandVersion.findFirst({ orderBy: { number: 'desc' } });
      const look = lookOf(value);
      const { number } = await database.brandVersion.create({ data: { value: look, publishedBy: staff.name } });
      await database.brandDraft.update({ ...ONE, data: { previewToken: newToken() } });
      await this.audit.write(database, staff, {
        ...about('publish', String(number)),
        before: before ? lookOf(before.value) : DEFAULT_LOOK,
        after: look,
      });
    });
    return this.admin();
  }

  /** Brings a published look back as the draft, to be looked at and published. */
  async restore(staff: Actor, number: number, { updatedAt }: { updatedAt: string }): Promise<AdminBrand> {
    await this.prisma.$transaction(async (database) => {
      const before = await this.lock(database, updatedAt);
      const version = await database.brandVersion.findUnique({ where: { number } });
      if (!version) throw ProblemException.notFound();
      const look = lookOf(version.value);
      await database.brandDraft.update({ ...ONE, data: { value: look } });
      await this.audit.write(database, staff, { ...about('edit'), before: lookOf(before.value), after: look });
    });
    return this.admin();
  }

  /** The draft's row, held until the transaction ends. */
  private async lock(database: Database, updatedAt: string | undefined) {
    await database.$queryRaw`select 1 from brand_draft where id = 1 for update`;
    const draft = await database.brandDraft.findUniqueOrThrow(ONE);
    if (updatedAt !== undefined) requireCurrent(draft, updatedAt);
    return draft;
  }
}

const about = (action: string, recordId = '1') => ({ action, resource: 'brand', recordId });

/** A look as the site is told of it. */
export const presentBrand = (look: BrandLook): PublicBrand => ({
  ...look,
  palette: paletteOf(look.colours),
  isDefault:
    isDefaultColours(look.colours) &&
    look.radius === DEFAULT_LOOK.radius &&
    look.fonts.heading === DEFAULT_LOOK.fonts.heading &&
    look.fonts.text === DEFAULT_LOOK.fonts.text,
});
