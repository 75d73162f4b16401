import { Injectable } from '@nestjs/common';
import type { LedgerMovement } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { dateColumn, dayOfColumn, movementOf } from '@flota/records';
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
  async write(contract: Contract, year: number, by: WrittenBy = {}): Promise<AccountDocument> {
    const written = await this.certify(contract, year, { limitedBy: contract.customerId, ...by });
    if (!written) throw new ProblemException(422, 'CERTIFICATE.NOTHING_PAID');
    return written;
  }

  /** 422 for a year to come, and when none of a customer's contracts paid anything in it. */
  async expectAnyPaid(customerId: string, year: number): Promise<void> {
    if (year > yearOf(todayInMexico())) throw yearInvalid();
    for (const contract of await this.contractsIn(customerId, year)) {
      const { paid } = certifiedOf(contract, await this.movements(contract.id), year);
      if (Number(paid.total) !== 0) return;
    }
    throw new ProblemException(422, 'CERTIFICATE.NOTHING_PAID');
  }

  /** Of every contract of a customer that paid in the year; those that are there already stay. Answers their ids. */
  async writeAll(customerId: string, year: number): Promise<string[]> {
    const ids: string[] = [];
    for (const contract of await this.contractsIn(customerId, year)) {
      const written = await this.certify(contract, year, { limitedBy: null });
      if (written) ids.push(written.id);
    }
    return ids;
  }

  /**
   * `null` when nothing was paid in the year.
   *
   * @param limitedBy `null` where what has them written has a limit of its own
   */
  private async certify(
    contract: Contract,
    year: number,
    { limitedBy, also }: Pick<WrittenBy, 'also'> & { limitedBy: string | null },
  ): Promise<AccountDocument | null> {
    const today = todayInMexico();
    if (year > yearOf(today) || year < yearOf(dayOfColumn(contract.signedOn))) {
      throw yearInvalid();
    }
    const { kind, paid, letter } = certifiedOf(contract, await this.movements(contract.id), year);
    if (Number(paid.total) === 0) return null;
    const until = year === yearOf(today) ? today : `${year}-12-31`;
    const parties = await this.letters.parties(contract.id);
    const figures = { ...paid, until, ...parties.asChanged };
    const earlier = await this.prisma.contractDocument.findFirst({
      where: { contractId: contract.id, kind, year, voidedOn: null, figures: { equals: figures } },
    });
    if (earlier) return presentDocument(earlier);
    if (limitedBy !== null) await this.limiter.consume(LETTERS_LIMIT, limitedBy);
    const folio = newFolio('contract-document');
    const pdf = await this.letters.print(letter({ ...parties, folio, issuedOn: today }, until));
    const issued = { folio, kind, figures, pdf, year };
    return this.prisma.$transaction(async (database) => {
      const letterIssued = await this.letters.issue(database, contract.id, issued);
      await also?.(database, letterIssued);
      return presentDocument(letterIssued);
    });
  }

  private contractsIn(customerId: string, year: number): Promise<Contract[]> {
    const signedOn = { lte: dateColumn(`${year}-12-31`) };
    return this.prisma.contract.findMany({ where: { customerId, signedOn }, orderBy: { id: 'asc' } });
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

const yearInvalid = () => ProblemException.invalid([{ field: 'year', code: 'YEAR.INVALID' }]);

const yearOf = (day: string): number => Number(day.slice(0, 4));
