import { Injectable } from '@nestjs/common';
import { type Contract, dateColumn } from '@flota/prisma';
import { type AccountDocument, PAYOFF_LETTER_MAX_DAYS, todayInMexico } from '@flota/schemas';
import { newFolio } from '../../platform/crypto/folio.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { ContractLetters, LETTERS_LIMIT, presentDocument, type WrittenBy } from '../letters/contract-letters.js';
import { payoffLetter } from './payoff-letter.js';
import { SettlementService } from './settlement.service.js';

/** Letters that say what settles a contract, and hold the lender to it. */
@Injectable()
export class PayoffLetters {
  constructor(
    private readonly prisma: PrismaService,
    private readonly letters: ContractLetters,
    private readonly settlement: SettlementService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Asking again for the same day is answered with the same letter, unless the figures or the party's name changed since. */
  async write(
    { id: contractId, customerId }: Contract,
    on: string,
    { limitedBy = customerId, also }: WrittenBy = {},
  ): Promise<AccountDocument> {
    const payoff = await this.settlement.payoff(contractId, on, PAYOFF_LETTER_MAX_DAYS);
    const parties = await this.letters.parties(contractId);
    const figures = { ...payoff, ...parties.asChanged };
    const earlier = await this.prisma.contractDocument.findFirst({
      where: {
        contractId,
        kind: 'payoff_letter',
        voidedOn: null,
        validUntil: dateColumn(on),
        figures: { equals: figures },
      },
    });
    if (earlier) return presentDocument(earlier);
    await this.limiter.consume(LETTERS_LIMIT, limitedBy);
    const folio = newFolio('contract-document');
    const pdf = await this.letters.print(
      payoffLetter({ ...parties, folio, issuedOn: todayInMexico(), payoff, bank: parties.contract }),
    );
    const letter = { folio, kind: 'payoff_letter' as const, figures, pdf, validUntil: on };
    return this.prisma.$transaction(async (database) => {
      const issued = await this.letters.issue(database, contractId, letter);
      await also?.(database, issued);
      return presentDocument(issued);
    });
  }
}
