import { Injectable } from '@nestjs/common';
import { type CaseReminder, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { looking } from './reminder-candidates.js';
import { dueDatesOf, fallsOn } from './reminder-chain.js';
import { chargeOf } from './reminder-previews.service.js';
import { activeChain, type Step } from './reminder-steps.js';

/** The chain as it stands for one contract: what it told of what is owed or due next, and what comes, or why not. */
@Injectable()
export class CaseReminders {
  constructor(private readonly prisma: PrismaService) {}

  async of(contractId: string, today = todayInMexico()): Promise<CaseReminder[]> {
    const chain = await activeChain(this.prisma);
    const standing: CaseReminder[] = [];
    for (const step of chain) standing.push(...(await this.standing(step, chain, contractId, today)));
    return standing;
  }

  private async standing(step: Step, chain: Step[], contractId: string, today: string): Promise<CaseReminder[]> {
    const dueOn = await chargeOf(this.prisma, step, contractId, today);
    if (dueOn === null) return [];
    const found = await looking(this.prisma, step, { today, dates: [dueOn], contractId });
    return found.map(({ reasons, toldAt }) => {
      const on = fallsOn(step, dueOn);
      const isAhead = on > today || dueDatesOf(step, chain, today).includes(dueOn);
      return {
        ...{ stepId: step.id, name: step.name, days: step.days, dueOn, on },
        state: toldAt ? 'told' : isAhead ? 'ahead' : 'passed',
        toldAt: toldAt?.toISOString() ?? null,
        reasons: reasons.filter((reason) => reason !== 'told'),
      };
    });
  }
}
