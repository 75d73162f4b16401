import { Injectable } from '@nestjs/common';
import type { Plan, PlanVersion, Prisma } from '@flota/prisma';
import {
  lookOf,
  type PlanLink,
  type PlanRules,
  type QuotedVehicle,
  type QuoteTerms,
  readPlanRules,
  type VehicleDetail,
  type VehicleType,
} from '@flota/schemas';
import { onOffer, published } from '../platform/content/publication.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { begunBy, LATEST_FIRST } from './plan-versions.js';
import { EquipmentCatalog } from './equipment-catalog.js';
import { detailedModel, listedModel, ownSilhouetteOf, photosOf, silhouetteOf } from './vehicle-rows.js';

/** A plan with the rules that are in force now. */
export interface PlanInForce {
  plan: Plan;
  versionId: string;
  rules: PlanRules;
}

/** A plan with its rules in force; `null` rules: one reads about it, one does not quote it. */
interface PlanToRead {
  plan: Plan;
  rules: PlanRules | null;
}

const versionInForce = () =>
  ({
    versions: { where: begunBy(new Date()), orderBy: LATEST_FIRST, take: 1 },
  }) satisfies Prisma.PlanInclude;

const toRead = ({ versions: [version], ...plan }: Plan & { versions: PlanVersion[] }): PlanToRead => ({
  plan,
  rules: plan.quotable && version ? readPlanRules(version.rules) : null,
});

@Injectable()
export class CatalogService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly equipment: EquipmentCatalog,
  ) {}

  /** All types, also one of which nothing is on offer now: rate tables name them. */
  async vehicleTypes(): Promise<VehicleType[]> {
    const types = await this.prisma.vehicleType.findMany({
      orderBy: { position: 'asc' },
      include: {
        models: {
          where: published(),
          orderBy: { position: 'asc' },
          include: { versions: { orderBy: { position: 'asc' } } },
        },
      },
    });
    return types.map(({ slug, name, models }) => ({ slug, name, models: models.map(listedModel) }));
  }

  /** All there is to know of a model on offer. 404 for any other. */
  async vehicleModel(slug: string): Promise<VehicleDetail> {
    const brochure = { select: { size: true } };
    const model = await this.prisma.vehicleModel.findFirst({
      where: { slug, ...published() },
      include: {
        type: { select: { name: true } },
        brochure,
        versions: { orderBy: { position: 'asc' }, include: { brochure } },
      },
    });
    if (!model) throw ProblemException.notFound();
    return detailedModel(model);
  }

  /** All plans, in the order staff gave them. */
  async plans(): Promise<PlanToRead[]> {
    const plans = await this.prisma.plan.findMany({
      where: onOffer,
      orderBy: { position: 'asc' },
      include: versionInForce(),
    });
    return plans.map(toRead);
  }

  /** Of those on the home page; another one is reached by its address only. */
  planLinks(): Promise<PlanLink[]> {
    return this.prisma.plan.findMany({
      where: { shownOnHome: true, ...onOffer },
      orderBy: { position: 'asc' },
      select: { slug: true, title: true, url: true },
    });
  }

  async plan(slug: string): Promise<PlanToRead> {
    const plan = await this.prisma.plan.findUnique({ where: { slug, ...onOffer }, include: versionInForce() });
    if (!plan) throw ProblemException.notFound();
    return toRead(plan);
  }

  /** 422 on `plan` when there is none of that name that can be quoted. */
  async planInForce(slug: string): Promise<PlanInForce> {
    const version = await this.prisma.planVersion.findFirst({
      where: { planSlug: slug, plan: { quotable: true }, ...begunBy(new Date()) },
      orderBy: LATEST_FIRST,
      include: { plan: true },
    });
    if (!version) throw ProblemException.invalid([{ field: 'plan', code: 'PLAN.UNKNOWN' }]);
    return { plan: version.plan, versionId: version.id, rules: readPlanRules(version.rules) };
  }

  /**
   * The vehicle of a quote, by its names and price at this moment. 422 on the part of it, or of its equipment, that is
   * not on offer now.
   *
   * @param field where the request names it
   */
  async vehicle(wish: QuoteTerms['vehicle'], field = 'vehicle'): Promise<QuotedVehicle> {
    const { type, model, version } = wish;
    const found = await this.prisma.vehicleModel.findFirst({
      where: { slug: model, typeSlug: type, ...published() },
      include: { versions: { where: { slug: version } } },
    });
    if (!found) throw ProblemException.invalid([{ field: `${field}.model`, code: 'VEHICLE.UNKNOWN' }]);
    const [offered] = found.versions;
    if (!offered) throw ProblemException.invalid([{ field: `${field}.version`, code: 'VEHICLE.UNKNOWN' }]);
    const { brand, name: modelName } = found;
    const look = lookOf(
      { silhouette: silhouetteOf(found), photos: photosOf(found) },
      { silhouette: ownSilhouetteOf(offered), photos: photosOf(offered) },
    );
    const [photo] = look.photos;
    const equipment = await this.equipment.fitted(wish, field);
    return {
      type,
      model,
      version,
      brand,
      modelName,
      versionName: offered.name,
      silhouette: look.silhouette,
      ...(photo && { photo }),
      price: offered.priceWithVat.toFixed(2),
      ...(equipment.length > 0 && { equipment }),
    };
  }
}
