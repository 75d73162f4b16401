import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import type { AccountStatement, FileLink, papersQuerySchema } from '@flota/schemas';
import type { z } from 'zod';
import { fileSafe } from '../platform/text/file-safe.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { FileLinks } from '../platform/storage/file-links.js';
import { presentStatement } from './statement.presenter.js';

const include = { contract: true, file: true } satisfies Prisma.StatementInclude;
export type StatementWithFile = Prisma.StatementGetPayload<{ include: typeof include }>;

/** Issued statements, for their customers. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: FileLinks,
  ) {}

  /** Newest first. */
  async list(
    customerId: string,
    { contractId, year }: z.output<typeof papersQuerySchema>,
  ): Promise<AccountStatement[]> {
    const statements = await this.prisma.statement.findMany({
      where: { contractId, contract: { customerId }, month: year ? monthsOf(year) : undefined },
      include: { contract: true },
      orderBy: [{ month: 'desc' }, { id: 'desc' }],
    });
    return statements.map(presentStatement);
  }

  /** 404 unless it is theirs. */
  async own(customerId: string, id: string): Promise<StatementWithFile> {
    const statement = await this.prisma.statement.findUnique({ where: { id, contract: { customerId } }, include });
    if (!statement) throw ProblemException.notFound();
    return statement;
  }

  async link(customerId: string, id: string): Promise<FileLink> {
    const statement = await this.own(customerId, id);
    return this.links.issue(statement.file, statementFileName(statement));
  }
}

/** e.g. `estado-de-cuenta-2026-10-FL-2024-000123.pdf` */
export const statementFileName = ({ month, contract }: Pick<StatementWithFile, 'month' | 'contract'>): string =>
  `estado-de-cuenta-${dayOfColumn(month).slice(0, 7)}-${fileSafe(contract.number)}.pdf`;

const monthsOf = (year: number) => ({ gte: dateColumn(`${year}-01-01`), lte: dateColumn(`${year}-12-01`) });
