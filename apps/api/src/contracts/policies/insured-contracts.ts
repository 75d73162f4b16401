import { Injectable } from '@nestjs/common';
import { isLease } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { type InsuredContract, todayInMexico } from '@flota/schemas';
import { contractsOf } from '../../platform/auth/customer-accounts.js';
import type { AccountScope } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { eachHolderOnce } from '../contract-holder.js';
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
    private readonly encryption: FieldEncryption,
  ) {}

  /** Those of a customer that run, with their policies; those that are paid off while a policy of theirs still counts. */
  async list(account: AccountScope, today = todayInMexico()): Promise<Omit<InsuredContract, 'submissions'>[]> {
    const all = await this.policies.list(account, today);
    const contracts = await this.prisma.contract.findMany({
      where: contractsOf(account),
      orderBy: { signedOn: 'desc' },
      include: { taxProfile: true },
    });
    const ends = await contractEnds(
      this.prisma,
      contracts.map(({ id }) => id),
    );
    const holderOf = eachHolderOnce(this.encryption);
    return contracts.flatMap((contract) => {
      const policies = all.filter(({ contractId }) => contractId === contract.id);
      const isRunning = contract.state === 'active' || policies.some(({ endsOn }) => endsOn >= today);
      if (!isRunning) return [];
      return {
        contractId: contract.id,
        contractLabel: contractLabel(contract),
        number: contract.number,
        nickname: contract.nickname,
        vehicle: vehicleLine(contract),
        vin: contract.vin,
        holder: holderOf(contract.taxProfile),
        // Of a lease it is the lender's until it is bought.
        paidOff: contract.state === 'paid_off' && !isLease(contract.kind),
        contractEndsOn: ends.get(contract.id) ?? dayOfColumn(contract.firstDueOn),
        coveredUntil: coveredUntil(policies, today),
        policies,
      };
    });
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
