import { Injectable } from '@nestjs/common';
import { dateColumn, type Prisma } from '@flota/prisma';
import { type AcceptedSure, FIELD_TEXTS, type MatchReason } from '@flota/schemas';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { BankLinesService } from './bank-lines.service.js';

/** A few seconds' worth, so that whoever asks sees it go on and may stop. */
const AT_ONCE = 40;

const SURE = { state: 'open', confidence: 'sure' } as const;

/** Which lines are meant; all of them unless told otherwise. */
export interface WhichLines {
  bankAccountId?: string;
  bankFileId?: string;
  day?: string;
}

/** Accepts what is sure, some at a time: each by itself, so that one that can't be posted holds up no other. */
@Injectable()
export class SureLinesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly lines: BankLinesService,
  ) {}

  async accept(staff: CurrentStaff, which: WhichLines): Promise<AcceptedSure> {
    const where: Prisma.BankLineWhereInput = {
      ...SURE,
      contractId: { not: null },
      bankAccountId: which.bankAccountId,
      bankFileId: which.bankFileId,
      ...(which.day && { bookedOn: dateColumn(which.day) }),
    };
    const sure = await this.prisma.bankLine.findMany({
      where,
      orderBy: [{ bookedOn: 'asc' }, { line: 'asc' }],
      take: AT_ONCE,
      select: { id: true, contractId: true, reasons: true },
    });
    const counts = { accepted: 0, refused: 0 };
    for (const { id, contractId, reasons } of sure) {
      const outcome = await this.acceptOne(staff, id, contractId as string, reasons as unknown as MatchReason[]);
      if (outcome) counts[outcome] += 1;
    }
    return { ...counts, left: await this.prisma.bankLine.count({ where }) };
  }

  /** What turns out not to be sure is no longer proposed as such, and says why; one that became another meanwhile is left as it is. */
  private async acceptOne(
    staff: CurrentStaff,
    id: string,
    contractId: string,
    reasons: MatchReason[],
  ): Promise<'accepted' | 'refused' | null> {
    try {
      await this.lines.accept(
        staff,
        id,
        contractId,
        (line) => line.state === SURE.state && line.confidence === SURE.confidence && line.contractId === contractId,
      );
      return 'accepted';
    } catch (error) {
      if (!(error instanceof ProblemException)) throw error;
      const refusal: MatchReason = { code: 'REFUSED', detail: whyRefused(error) };
      const { count } = await this.prisma.bankLine.updateMany({
        where: { id, contractId, ...SURE },
        data: { confidence: 'unsure', reasons: [...reasons, refusal].map((reason) => ({ ...reason })) },
      });
      return count === 1 ? 'refused' : null;
    }
  }
}

function whyRefused({ options, code }: ProblemException): string {
  const [first] = options.errors ?? [];
  if (first) return FIELD_TEXTS[first.code];
  return code === 'BANK_LINE.ALREADY_POSTED'
    ? 'la clave de rastreo ya está en otro pago.'
    : 'acéptelo para ver por qué.';
}
