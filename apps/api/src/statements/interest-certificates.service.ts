import { Injectable } from '@nestjs/common';
import type { Contract } from '@flota/prisma';
import { dayOfColumn, movementOf } from '@flota/records';
import { type AccountDocument, todayInMexico } from '@flota/schemas';
import { ContractLetters, LETTERS_LIMIT, presentDocument } from '../contracts/index.js';
import { newFolio } from '../platform/crypto/folio.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { interestCertificate } from './interest-certificate.js';
import { interestPaid } from './interest-paid.js';

@Injectable()
export class InterestCertificatesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly letters: ContractLetters,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Of a year that is over or of this one to date. Asking again is answered with the same certificate, unless more was paid
   * since. 422 for a year to come or before the contract, and when no interest was paid in it.
   */
  async write(contract: Contract, year: number): Promise<AccountDocument> {
    const today = todayInMexico();
    if (year > yearOf(today) || year < yearOf(dayOfColumn(contract.signedOn))) {
      throw ProblemException.invalid([{ field: 'year', code: 'YEAR.INVALID' }]);
    }
    const movements = await this.prisma.movement.findMany({
      where: { contractId: contract.id },
      include: { allocations: true },
      orderBy: { sequence: 'asc' },
    });
    const paid = interestPaid(contract.kind, movements.map(movementOf), year);
    if (Number(paid.total) === 0) throw new ProblemException(422, 'CERTIFICATE.NOTHING_PAID');
    const until = year === yearOf(today) ? today : `${year}-12-31`;
    const figures = { ...paid, until };
    const earlier = await this.prisma.contractDocument.findFirst({
      where: { contractId: contract.id, kind: 'interest_certificate', year, figures: { equals: figures } },
    });
    if (earlier) return presentDocument(earlier);
    await this.limiter.consume(LETTERS_LIMIT, contract.customerId);
    const folio = newFolio('contract-document');
    const parties = await this.letters.parties(contract.id);
    const pdf = await this.letters.render(
      interestCertificate({ ...parties, folio, issuedOn: today, year, until, paid }),
    );
    const letter = { folio, kind: 'interest_certificate' as const, figures, pdf, year };
    return presentDocument(
      await this.prisma.$transaction((database) => this.letters.issue(database, contract.id, letter)),
    );
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
