import { daysBetween, standingOn } from '@flota/finance';
import { formatMoney } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { bookOf } from '@flota/records';
import {
  PREVIEW_MOST,
  type ReminderPreview,
  type reminderPreviewSchema,
  type ReminderStepContent,
  todayInMexico,
} from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { owedOf } from '../../contracts/index.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { MailSender } from '../../platform/mail/sender.js';
import { type Candidate, countFitting, fitting, looking } from './reminder-candidates.js';
import { dueDatesOf, isLate } from './reminder-chain.js';
import { activeChain, type Step } from './reminder-steps.js';
import { dayValues, wordsOf } from './reminder-words.js';

const EXAMPLES = 5;
/** Of a step that isn't saved: no reminder is of it. */
const UNSAVED = '00000000-0000-0000-0000-000000000000';

/** Whom a step would tell today, and how it reads, before anybody is told. */
@Injectable()
export class ReminderPreviews {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sender: MailSender,
  ) {}

  /** @throws ProblemException 422 for a contract that there isn't */
  async preview({
    contractNumber,
    id,
    step: content,
  }: z.output<typeof reminderPreviewSchema>): Promise<ReminderPreview> {
    const today = todayInMexico();
    const step: Step = { ...content, id: id ?? UNSAVED, version: 0 };
    const others = (await activeChain(this.prisma)).filter((each) => each.id !== id);
    const dates = dueDatesOf(step, others, today);
    const examples = await fitting(this.prisma, step, { dates, today }, EXAMPLES);
    const count =
      examples.length < EXAMPLES
        ? examples.length
        : await countFitting(this.prisma, step, { dates, today }, PREVIEW_MOST);
    const looked = contractNumber === '' ? examples[0] : await this.lookAt(step, contractNumber, today);
    return {
      count,
      examples: examples.map(({ contractId, contractNumber: number, customer, dueOn, missing }) => ({
        ...{ id: contractId, contractNumber: number, customer, dueOn, missing },
      })),
      shown: looked ? await this.show(content, looked, today) : null,
    };
  }

  /** The charge that the step would be about, whether it fits or not; none of a contract that has none such. */
  private async lookAt(step: Step, number: string, today: string): Promise<Candidate | undefined> {
    const contract = await this.prisma.contract.findUnique({ where: { number } });
    if (!contract) throw ProblemException.invalid([{ field: 'contractNumber', code: 'CONTRACT.UNKNOWN' }]);
    const dueOn = await chargeOf(this.prisma, step, contract.id, today);
    if (dueOn === null) return undefined;
    const [found] = await looking(this.prisma, step, { today, dates: [dueOn], contractId: contract.id });
    return found;
  }

  private async show(step: ReminderStepContent, of: Candidate, today: string): Promise<ReminderPreview['shown']> {
    const { name: empresa } = await this.sender.present();
    const days = isLate(step) ? daysBetween(of.dueOn, today) : daysBetween(today, of.dueOn);
    const values = {
      ...{ cliente: of.customer, empresa, contrato: of.contractNumber },
      monto: `${formatMoney(isLate(step) ? await this.owed(of.contractId, today) : of.missing)} MXN`,
      ...dayValues(of.dueOn, days),
    };
    return { contractNumber: of.contractNumber, reasons: of.reasons, ...wordsOf(step, values) };
  }

  /** With late interest, as its mail says it. */
  private async owed(contractId: string, today: string): Promise<string> {
    const where = { id: contractId };
    const contract = await this.prisma.contract.findUniqueOrThrow({ where, include: { events: true } });
    return owedOf(standingOn(bookOf(contract, contract.events), today));
  }
}

/** The due date that a step is about for a contract today: of its oldest arrears, or the next one; `null` where there is none. */
export async function chargeOf(
  database: Database,
  step: Pick<Step, 'days'>,
  contractId: string,
  today: string,
): Promise<string | null> {
  if (isLate(step)) {
    const late = await database.collectionCase.findUnique({ where: { contractId } });
    return late && dayOfColumn(late.overdueSince);
  }
  const next = await database.instalment.findFirst({
    where: {
      contractId,
      charged: false,
      kind: { not: 'purchase_option' },
      dueOn: { gt: new Date(`${today}T00:00:00Z`) },
    },
    orderBy: { dueOn: 'asc' },
  });
  return next && dayOfColumn(next.dueOn);
}
