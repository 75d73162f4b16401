import { Injectable } from '@nestjs/common';
import type { LedgerMovement } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { dayOfColumn, movementOf } from '@flota/records';
import { type AccountDocument, todayInMexico } from '@flota/schemas';
import {
  type ContractLetter,
  ContractLetters,
  LETTERS_LIMIT,
  type LetterSubject,
  presentDocument,
  type WrittenBy,
} from '../contracts/index.js';
import { newFolio } from '../platform/crypto/folio.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { interestCertificate } from './interest-certificate.js';
import { type InterestPaid, interestPaid } from './interest-paid.js';
import { rentCertificate } from './rent-certificate.js';
import { type RentsPaid, rentsPaid } from './rents-paid.js';

/** What is certified of a contract in a year, and how it is said. */
interface Certified {
  kind: 'interest_certificate' | 'rent_certificate';
  paid: InterestPaid | RentsPaid;
  letter: (subject: LetterSubject, until: string) => ContractLetter;
}

/** Certificates of what was paid in a year: the interest of a credit or financial lease, the rents of a pure lease. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly letters: ContractLetters,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Of a year that is over or of this one to date. Asking again is answered with the same certificate, unless more was paid or
   * the party's name changed since. 422 for a year to come or before the contract, and when nothing was paid in it.
   */
  async write(
    contract: Contract,
    year: number,
    { limitedBy = contract.customerId, also }: WrittenBy = {},
  ): Promise<AccountDocument> {
    const today = todayInMexico();
    if (year > yearOf(today) || year < yearOf(dayOfColumn(contract.signedOn))) {
      throw ProblemException.invalid([{ field: 'year', code: 'YEAR.INVALID' }]);
    }
    const { kind, paid, letter } = certifiedOf(contract, await this.movements(contract.id), year);
    if (Number(paid.total) === 0) throw new ProblemException(422, 'CERTIFICATE.NOTHING_PAID');
    const until = year === yearOf(today) ? today : `${year}-12-31`;
    const parties = await this.letters.parties(contract.id);
    const figures = { ...paid, until, ...parties.asChanged };
    const earlier = await this.prisma.contractDocument.findFirst({
      where: { contractId: contract.id, kind, year, voidedOn: null, figures: { equals: figures } },
    });
    if (earlier) return presentDocument(earlier);
    await this.limiter.consume(LETTERS_LIMIT, limitedBy);
    const folio = newFolio('contract-document');
    const pdf = await this.letters.print(letter({ ...parties, folio, issuedOn: today }, until));
    const issued = { folio, kind, figures, pdf, year };
    return this.prisma.$transaction(async (database) => {
      const letterIssued = await this.letters.issue(database, contract.id, issued);
      await also?.(database, letterIssued);
      return presentDocument(letterIssued);
    });
  }

  private async movements(contractId: string): Promise<LedgerMovement[]> {
    const rows = await this.prisma.movement.findMany({
      where: { contractId },
      include: { allocations: true },
      orderBy: { sequence: 'asc' },
    });
    return rows.map(movementOf);
  }
}

function certifiedOf({ kind, termMonths }: Contract, movements: readonly LedgerMovement[], year: number): Certified {
  if (kind === 'pure_lease') {
    const paid = rentsPaid(termMonths, movements, year);
    const letter: Certified['letter'] = (subject, until) => rentCertificate({ ...subject, year, until, paid });
    return { kind: 'rent_certificate', paid, letter };
  }
  const paid = interestPaid(kind, movements, year);
  const letter: Certified['letter'] = (subject, until) => interestCertificate({ ...subject, year, until, paid });
  return { kind: 'interest_certificate', paid, letter };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
