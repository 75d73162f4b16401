import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import { type InsuredContract, todayInMexico } from '@flota/schemas';
import { contractsOf } from '../../platform/auth/customer-accounts.js';
import type { AccountScope } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { contractLabel, vehicleLine } from '../contract.texts.js';
import { contractEnds, PoliciesService, periodOf } from './policies.service.js';
import { coveredUntil } from './policy-coverage.js';

/** Until when a contract's vehicle is insured, and until when it has to be. */
export interface Cover {
  contractEndsOn: string;
  coveredUntil: string | null;
}

/** The contracts whose vehicles have to be insured. */
@Injectable()
export class InsuredContracts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly policies: PoliciesService,
  ) {}

  /** Those of a customer that run, with their policies; those that are paid off while a policy of theirs still counts. */
  async list(account: AccountScope, today = todayInMexico()): Promise<Omit<InsuredContract, 'submissions'>[]> {
    const all = await this.policies.list(account, today);
    const contracts = await this.prisma.contract.findMany({
      where: contractsOf(account),
      orderBy: { signedOn: 'desc' },
    });
    const ends = await contractEnds(
      this.prisma,
      contracts.map(({ id }) => id),
    );
    return contracts
      .map((contract) => {
        const policies = all.filter(({ contractId }) => contractId === contract.id);
        return {
          isRunning: contract.state === 'active' || policies.some(({ endsOn }) => endsOn >= today),
          insured: {
            contractId: contract.id,
            contractLabel: contractLabel(contract),
            vehicle: vehicleLine(contract),
            contractEndsOn: ends.get(contract.id) ?? dayOfColumn(contract.firstDueOn),
            coveredUntil: coveredUntil(policies, today),
            policies,
          },
        };
      })
      .filter(({ isRunning }) => isRunning)
      .map(({ insured }) => insured);
  }

  async cover(contractId: string, today = todayInMexico()): Promise<Cover> {
    const contract = await this.prisma.contract.findUniqueOrThrow({
      where: { id: contractId },
      include: { policies: true },
    });
    const ends = await contractEnds(this.prisma, [contractId]);
    return {
      contractEndsOn: ends.get(contractId) ?? dayOfColumn(contract.firstDueOn),
      coveredUntil: coveredUntil(contract.policies.map(periodOf), today),
    };
  }
}
