import { Injectable } from '@nestjs/common';
import { dayOfColumn, type Prisma } from '@flota/prisma';
import { type AccountPolicy, type FileLink, todayInMexico } from '@flota/schemas';
import { contractsOf } from '../../platform/auth/customer-accounts.js';
import type { AccountScope } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { fileSafe } from '../../platform/text/file-safe.js';
import { contractLabel, vehicleLine } from '../contract.texts.js';
import { coversContract, policyState } from './policy-coverage.js';

type PolicyOfContract = Prisma.PolicyGetPayload<{ include: { contract: true } }>;

/** The insurance of a customer's vehicles. */
@Injectable()
export class PoliciesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: FileLinks,
  ) {}

  /** Contract by contract, the policy that ends last first. */
  async list(account: AccountScope, today = todayInMexico()): Promise<AccountPolicy[]> {
    const policies = await this.prisma.policy.findMany({
      where: { contract: contractsOf(account) },
      include: { contract: true },
      orderBy: [{ contract: { signedOn: 'desc' } }, { contractId: 'asc' }, { endsOn: 'desc' }],
    });
    const ends = await contractEnds(this.prisma, [...new Set(policies.map(({ contractId }) => contractId))]);
    return policies.map((policy) => {
      const siblings = policies.filter(({ contractId }) => contractId === policy.contractId).map(periodOf);
      const contractEndsOn = ends.get(policy.contractId) ?? dayOfColumn(policy.contract.firstDueOn);
      return {
        ...presentPolicy(policy, today),
        coversContract: coversContract(siblings, { endsOn: contractEndsOn }, today),
        contractEndsOn,
      };
    });
  }

  /** 404 when it isn't theirs, and when there is no PDF of it. */
  async link(account: AccountScope, id: string): Promise<FileLink> {
    const policy = await this.prisma.policy.findFirst({
      where: { id, contract: contractsOf(account) },
      include: { file: true, contract: { select: { number: true } } },
    });
    if (!policy?.file) throw ProblemException.notFound();
    return this.links.issue(
      policy.file,
      `poliza-${fileSafe(policy.contract.number)}-${dayOfColumn(policy.endsOn)}.pdf`,
    );
  }
}

export const periodOf = ({ startsOn, endsOn }: { startsOn: Date; endsOn: Date }) => ({
  startsOn: dayOfColumn(startsOn),
  endsOn: dayOfColumn(endsOn),
});

function presentPolicy(policy: PolicyOfContract, today: string) {
  const { id, contractId, contract, insurer, number, coverage, premium, fileId } = policy;
  const period = periodOf(policy);
  return {
    id,
    contractId,
    contractLabel: contractLabel(contract),
    vehicle: vehicleLine(contract),
    insurer,
    number,
    coverage,
    ...period,
    premium: premium.toFixed(2),
    hasPdf: fileId !== null,
    state: policyState(period, today),
  };
}

/** The last due date of each contract as its schedule is now; buying a leased vehicle comes after it. */
export async function contractEnds(database: Database, contractIds: string[]): Promise<Map<string, string>> {
  const rows = await database.instalment.groupBy({
    by: ['contractId'],
    where: { contractId: { in: contractIds }, kind: { not: 'purchase_option' } },
    _max: { dueOn: true },
  });
  return new Map(rows.flatMap(({ contractId, _max: { dueOn } }) => (dueOn ? [[contractId, dayOfColumn(dueOn)]] : [])));
}
