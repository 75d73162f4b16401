import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { SettlementLetters } from './settlement-letters.js';

const BATCH = 50;

/**
 * Issues the letter that every settled contract is owed. That it is owed is no row of its own: a contract that is paid
 * off and has no such letter that is good says so, whatever settled it, for the second time too. One that was settled
 * before it came in gets its letter too, but no mail: its customer was told then.
 */
@Every({ seconds: 15 })
export class SettlementLettersSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly letters: SettlementLetters,
  ) {
    super();
  }

  /** How many letters were issued. */
  override async sweep(): Promise<number> {
    const owed = await this.prisma.contract.findMany({
      where: { state: 'paid_off', documents: { none: { kind: 'settlement_letter', voidedOn: null } } },
      orderBy: { paidOffOn: 'asc' },
      select: { id: true },
      take: BATCH,
    });
    let issued = 0;
    for (const { id } of owed) {
      if (this.stopped) break;
      if (await this.issue(id)) issued += 1;
    }
    return issued;
  }

  private async issue(contractId: string): Promise<boolean> {
    try {
      return await this.letters.issue(contractId);
    } catch (error) {
      this.logger.error({ err: error, contractId }, 'No settlement letter; trying again');
      return false;
    }
  }
}
