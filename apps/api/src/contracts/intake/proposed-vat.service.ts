import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import {
  BORDER_VAT_ON_INTEREST,
  type PlanRules,
  personTypeOf,
  type ProposedVat,
  type proposedVatRequestSchema,
} from '@flota/schemas';
import { Decimal } from 'decimal.js';
import type { z } from 'zod';
import { CatalogService } from '../../catalog/index.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

type Asked = z.output<typeof proposedVatRequestSchema>;
type CreditRules = Extract<PlanRules, { kind: Asked['kind'] }>;

/** Which VAT on interest a credit's holder bears: by who they are, where, and the rules of the plan in force. */
@Injectable()
export class ProposedVatService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly catalog: CatalogService,
    private readonly encryption: FieldEncryption,
  ) {}

  /** 422 when no plan of that kind can be quoted: then there are no rules to propose by. */
  async propose({ kind, rfc, regime, signedOn }: Asked): Promise<ProposedVat> {
    const rules = await this.rulesOf(kind);
    const rfcIndex = { in: this.encryption.blindIndexes(rfc, 'tax_profile.rfc') };
    const [known] = await this.prisma.taxProfile.findMany({
      where: { rfcIndex },
      orderBy: [{ borderRegionUntil: { sort: 'desc', nulls: 'last' } }, { updatedAt: 'desc' }],
      take: 1,
    });
    const personType =
      regime === undefined ? (known?.personType ?? personTypeOf({ rfc })) : personTypeOf({ rfc, regime });
    const until = known?.borderRegionUntil;
    const borderRegion = until ? signedOn <= dayOfColumn(until) : false;
    const usual = rules.vatOnInterestRate[personType];
    const border = rules.borderVatOnInterestRate ?? BORDER_VAT_ON_INTEREST;
    const vatOnInterestRate = borderRegion && new Decimal(border).lt(usual) ? border : usual;
    return { personType, borderRegion, vatOnInterestRate };
  }

  private async rulesOf(kind: Asked['kind']): Promise<CreditRules> {
    const plans = await this.catalog.plans();
    const rules = plans
      .map((plan) => plan.rules)
      .find((candidate): candidate is CreditRules => candidate?.kind === kind);
    if (!rules) throw ProblemException.invalid([{ field: 'kind', code: 'PLAN.UNKNOWN' }]);
    return rules;
  }
}
