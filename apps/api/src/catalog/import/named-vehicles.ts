import type { Database } from '../../platform/database/prisma.service.js';

interface Named {
  model: string;
  version: string;
}

/** What of some models is named since a file came: by their slugs, which no foreign key follows. */
export class NamedVehicles {
  private constructor(
    private readonly database: Database,
    private readonly since: Date,
    private readonly quoted: readonly Named[],
  ) {}

  static async since(database: Database, importId: string, models: readonly string[]): Promise<NamedVehicles> {
    const { createdAt } = await database.staffImport.findUniqueOrThrow({ where: { id: importId } });
    const quoted = await database.$queryRaw<Named[]>`
      select distinct quoted.vehicle ->> 'model' as model, quoted.vehicle ->> 'version' as version
      from quote cross join lateral (
        select quote.vehicle
        union all
        select line -> 'vehicle' from jsonb_array_elements(coalesce(nullif(quote.lines, 'null'::jsonb), '[]'::jsonb)) as line
      ) as quoted (vehicle)
      where quote.created_at >= ${createdAt} and quoted.vehicle ->> 'model' = any(${[...models]})`;
    return new NamedVehicles(database, createdAt, quoted);
  }

  hasVersion(model: string, version: string): boolean {
    return this.quoted.some((each) => each.model === model && each.version === version);
  }

  async hasModel(slug: string): Promise<boolean> {
    if (this.quoted.some(({ model }) => model === slug)) return true;
    const counts = await Promise.all([
      this.database.promotion.count({ where: { vehicle: slug } }),
      this.database.equipment.count({ where: { models: { has: slug } } }),
      this.database.lead.count({
        where: { createdAt: { gte: this.since }, details: { path: ['vehicle'], equals: slug } },
      }),
    ]);
    return counts.some((count) => count > 0);
  }
}
