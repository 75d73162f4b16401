import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn } from '@flota/prisma';
import { type AccountUnit, todayInMexico } from '@flota/schemas';
import { contractsOf } from '../../platform/auth/customer-accounts.js';
import type { AccountScope } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { contractLabel, vehicleLine } from '../contract.texts.js';

/** What whoever drives a vehicle has to show: that it is insured, and that payments come. No amount is in it. */
@Injectable()
export class UnitsService {
  constructor(private readonly prisma: PrismaService) {}

  async list(account: AccountScope, today = todayInMexico()): Promise<AccountUnit[]> {
    const contracts = await this.prisma.contract.findMany({
      where: contractsOf(account),
      orderBy: [{ state: 'asc' }, { signedOn: 'desc' }, { id: 'desc' }],
      include: {
        policies: {
          where: { startsOn: { lte: dateColumn(today) }, endsOn: { gte: dateColumn(today) } },
          orderBy: { endsOn: 'desc' },
          take: 1,
        },
      },
    });
    const paid = await this.prisma.movement.groupBy({
      by: ['contractId'],
      where: {
        contractId: { in: contracts.map(({ id }) => id) },
        kind: 'payment',
        reverses: null,
        takenBackBy: null,
      },
      _max: { valueOn: true },
    });
    const paidOn = new Map(paid.map(({ contractId, _max: { valueOn } }) => [contractId, valueOn]));
    return contracts.map((contract) => {
      const [policy] = contract.policies;
      const lastPaidOn = paidOn.get(contract.id);
      return {
        contractId: contract.id,
        label: contractLabel(contract),
        vehicle: vehicleLine(contract),
        policy: policy
          ? {
              id: policy.id,
              insurer: policy.insurer,
              number: policy.number,
              endsOn: dayOfColumn(policy.endsOn),
              hasPdf: policy.fileId !== null,
            }
          : null,
        lastPaidOn: lastPaidOn ? dayOfColumn(lastPaidOn) : null,
      };
    });
  }
}
