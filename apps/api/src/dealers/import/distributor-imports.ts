import type { Prisma } from '@flota/prisma';
import type { FieldError } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { ImportHand, BulkImportKind } from '../../platform/imports/import-kind.js';
import { takeBackUntouched } from '../../platform/imports/taking-back.js';
import { DISTRIBUTOR_COLUMNS, type ImportedDistributor, importedDistributorSchema } from './distributor-columns.js';
import { Places } from './places.js';

/** Distributors of a file. It adds them; one that is there already is changed in its own form. */
@Injectable()
export class DistributorImports implements BulkImportKind<typeof importedDistributorSchema> {
  readonly name = 'distributors';
  readonly fileName = 'distribuidores';
  readonly columns = DISTRIBUTOR_COLUMNS;
  readonly schema = importedDistributorSchema;

  constructor(private readonly audit: Audit) {}

  keyOf({ slug }: ImportedDistributor): string {
    return slug;
  }

  async refusals(database: Database, rows: readonly ImportedDistributor[]): Promise<FieldError[][]> {
    const places = await Places.of(database);
    const there = await database.distributor.findMany({
      where: { slug: { in: rows.map(({ slug }) => slug) } },
      select: { slug: true },
    });
    const taken = new Set(there.map(({ slug }) => slug));
    return rows.map((row): FieldError[] => {
      const place = places.find(row);
      return [
        ...(taken.has(row.slug) ? [{ field: 'slug', code: 'SLUG.TAKEN' } as const] : []),
        ...('code' in place ? [place] : []),
      ];
    });
  }

  async take({ database }: ImportHand, rows: readonly ImportedDistributor[]): Promise<string[]> {
    const places = await Places.of(database);
    await database.distributor.createMany({ data: rows.map((row) => storedOf(row, places)) });
    return rows.map(({ slug }) => slug);
  }

  takeBack(hand: ImportHand, slugs: readonly string[]): Promise<Map<string, FieldError>> {
    const records = { resource: this.name, table: 'distributor', column: 'slug' } as const;
    return takeBackUntouched({ ...hand, audit: this.audit }, records, slugs, (gone) =>
      hand.database.distributor.deleteMany({ where: { slug: { in: gone } } }),
    );
  }
}

function storedOf(
  { city, state, latitude, longitude, ...row }: ImportedDistributor,
  places: Places,
): Prisma.DistributorCreateManyInput {
  const place = places.find({ city, state });
  if ('code' in place) throw new Error('A row that was refused is taken');
  const at = { latitude: latitude ?? place.latitude, longitude: longitude ?? place.longitude };
  return { ...row, ...at, cityId: place.id, stateId: place.stateId };
}
