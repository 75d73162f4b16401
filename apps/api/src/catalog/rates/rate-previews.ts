import { Injectable } from '@nestjs/common';
import { compareRates } from '@flota/finance';
import {
  type AdminRatePreview,
  type FieldError,
  fieldCode,
  instantInMexico,
  type PlanRules,
  type RateRow,
  todayInMexico,
} from '@flota/schemas';
import { published } from '../../platform/content/publication.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type NamedType, planRulesFaults } from '../plan-rules.check.js';
import { versionAt } from '../plan-versions.js';
import { type ExampleVehicle, rateExamples } from './rate-examples.js';

/** A plan's rules on a day, and the same with other rates. */
export interface Proposed {
  base: { number: number; effectiveFrom: Date };
  before: PlanRules;
  after: PlanRules;
  /** From when on, and its day. */
  at: Date;
  day: string;
  faults: FieldError[];
}

/** What other rates would change. */
@Injectable()
export class RatePreviews {
  constructor(private readonly prisma: PrismaService) {}

  /** Beside the version that is in force on their day, a scheduled one included. 404 for a plan without rules. */
  async propose(database: Database, planSlug: string, rates: RateRow[], effectiveOn: string): Promise<Proposed> {
    const today = todayInMexico();
    const day = effectiveOn > today ? effectiveOn : today;
    const at = day > today ? instantInMexico(day) : new Date();
    const version = await versionAt(database, planSlug, at);
    if (!version) throw ProblemException.notFound();
    const { effectiveFrom, number, readRules: before } = version;
    const after: PlanRules = { ...before, rates };
    const faults = rates.length > 0 ? await this.faultsOf(database, after, day) : [NO_RATES];
    return { base: { number, effectiveFrom }, before, after, at, day, faults };
  }

  async preview(planSlug: string, rates: RateRow[], effectiveOn: string): Promise<AdminRatePreview> {
    const { after, base, before, day, faults } = await this.propose(this.prisma, planSlug, rates, effectiveOn);
    const types = (await typesOf(this.prisma)).map(({ slug }) => slug);
    return {
      base: { number: base.number, effectiveFrom: base.effectiveFrom.toISOString() },
      comparison: compareRates(before.rates, rates, before, types, day),
      examples: rateExamples(before, after, await this.vehicles(), day),
      faults,
    };
  }

  private async faultsOf(database: Database, rules: PlanRules, today: string): Promise<FieldError[]> {
    return planRulesFaults(rules, { vehicleTypes: await typesOf(database), today });
  }

  private async vehicles(): Promise<ExampleVehicle[]> {
    const versions = await this.prisma.vehicleVersion.findMany({
      where: { model: published() },
      include: { model: { select: { brand: true, name: true, typeSlug: true } } },
    });
    return versions.map(({ model, name, priceWithVat }) => ({
      vehicleType: model.typeSlug,
      name: `${model.brand} ${model.name} ${name}`,
      priceWithVat: priceWithVat.toFixed(2),
    }));
  }
}

const NO_RATES: FieldError = { field: 'rates', code: fieldCode('RATE.GAP') };

const typesOf = (database: Database): Promise<NamedType[]> =>
  database.vehicleType.findMany({ select: { slug: true, name: true }, orderBy: { position: 'asc' } });
