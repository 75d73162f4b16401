import { equipment } from '../data/equipment.js';
import { planTexts } from '../data/plan-pages/index.js';
import { isQuotable, plans } from '../data/plans.js';
import { planRules } from '../data/plan-rules.js';
import { vehicles, vehicleTypes } from '../data/vehicles.js';
import type { SeedContext } from '../context.js';
import { fillWhenEmpty, inOrder } from './fill-when-empty.js';

/** Before any quote, whatever the day on which a demo quote pretends to have been made. */
const FIRST_RULES_FROM = new Date('2024-01-01T06:00:00Z');

export const seedVehicleTypes = ({ database }: SeedContext): Promise<number> =>
  fillWhenEmpty(database.vehicleType, inOrder(vehicleTypes));

export async function seedVehicles({ database }: SeedContext): Promise<number> {
  if ((await database.vehicleModel.count()) > 0) return 0;
  const models = await database.vehicleModel.createManyAndReturn({
    data: vehicles.map(({ type, versions: _, ...model }, position) => ({ ...model, typeSlug: type, position })),
    select: { id: true, slug: true },
  });
  const modelIds = new Map(models.map(({ id, slug }) => [slug, id]));
  const { count } = await database.vehicleVersion.createMany({
    data: vehicles.flatMap(({ slug, versions }) =>
      versions.map((version, position) => ({
        ...version,
        spec: version.spec ?? {},
        modelId: modelIds.get(slug)!,
        position,
      })),
    ),
  });
  return models.length + count;
}

export const seedEquipment = ({ database }: SeedContext): Promise<number> =>
  fillWhenEmpty(database.equipment, inOrder(equipment));

/** Plans and their first rules. Those that are there keep what staff made of them. */
export async function seedPlans({ database }: SeedContext): Promise<number> {
  const added = await database.plan.createMany({
    data: plans.map(({ hiddenOnHome = false, ...plan }, position) => ({
      ...plan,
      ...planTexts[plan.slug],
      icon: plan.slug,
      url: `/planes-financiamiento/${plan.slug}`,
      position,
      quotable: isQuotable(plan.slug),
      shownOnHome: !hiddenOnHome,
    })),
    skipDuplicates: true,
  });
  const versions = await database.planVersion.createMany({
    data: Object.entries(planRules).map(([planSlug, rules]) => ({
      planSlug,
      number: 1,
      rules,
      effectiveFrom: FIRST_RULES_FROM,
    })),
    skipDuplicates: true,
  });
  return added.count + versions.count + (await writeMissingPages(database));
}

/** Plans of a release before plans had pages. */
async function writeMissingPages(database: SeedContext['database']): Promise<number> {
  const bare = await database.plan.findMany({ where: { page: { equals: {} } }, select: { slug: true } });
  const written = plans.filter(({ slug }) => bare.some((plan) => plan.slug === slug));
  for (const { slug } of written) await database.plan.update({ where: { slug }, data: planTexts[slug] });
  return written.length;
}
