import { Injectable } from '@nestjs/common';
import type { Prisma, StoredFile } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { Ledgers, letterFileName, LETTERS_LIMIT } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { fileSafe } from '../../platform/text/file-safe.js';
import { isOpen } from '../open-proposals.js';
import { figuresOf, shownHash } from '../restructuring-figures.js';
import { RestructuringAgreements } from './restructuring-agreements.service.js';

/** The convenio of a restructuring as a file: what is proposed now, or what was accepted. Names are without an ending. */
@Injectable()
export class AgreementFiles {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly agreements: RestructuringAgreements,
    private readonly limiter: RateLimiter,
  ) {}

  /** Of an accepted one as it was; taken back it is read too: it says so where it is verified. `null` where none was issued. */
  async issued(id: string): Promise<{ name: string; file: StoredFile } | null> {
    const document = await this.prisma.contractDocument.findFirst({
      where: { restructuring: { id } },
      include: { file: true },
    });
    return document && { name: letterFileName(document).replace(/\.pdf$/, ''), file: document.file };
  }

  /**
   * As it would be accepted now, made for whoever reads it and kept nowhere: tomorrow it says something else. 404; 409 when
   * it has ended, or the contract can't be restructured any more.
   *
   * @param limitedBy whose allowance of letters it takes
   */
  async proposed(where: Prisma.RestructuringWhereInput, limitedBy: string): Promise<{ name: string; content: Buffer }> {
    const found = await this.prisma.restructuring.findFirst({
      where,
      include: { contract: { select: { number: true } } },
    });
    if (!found) throw ProblemException.notFound();
    const { contract, ...row } = found;
    if (!isOpen(row)) throw new ProblemException(409, 'RESTRUCTURING.ENDED');
    await this.limiter.consume(LETTERS_LIMIT, limitedBy);
    const figures = figuresOf(await this.ledgers.read(row.contractId), row, todayInMexico());
    const content = await this.agreements.draft(row, { figures, hash: shownHash(figures) });
    return { name: `propuesta-de-convenio-${fileSafe(contract.number)}`, content };
  }
}
