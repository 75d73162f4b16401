import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { MatchIndexes } from '../matching/match-indexes.service.js';
import { PayoffHints } from '../matching/payoff-hints.js';
import { proposeMatch } from '../matching/propose-match.js';
import { BankLineRows } from './bank-line-rows.js';

const LONG = { maxWait: 10_000, timeout: 2 * 60_000 };
const MOST = 20_000;
const CHUNK = 2_000;

/** Proposals made anew: since a file came in, contracts were paid, signed and brought in. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly indexes: MatchIndexes,
    private readonly payoffs: PayoffHints,
    private readonly rows: BankLineRows,
  ) {}

  async renew(): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const lines = await database.bankLine.findMany({
        where: { state: 'open' },
        orderBy: { bookedOn: 'desc' },
        take: MOST,
      });
      const told = lines.map(({ amount, bookedOn, ...line }) => ({
        ...line,
        amount: amount.toFixed(2),
        bookedOn: dayOfColumn(bookedOn),
      }));
      const index = await this.indexes.read(database, told);
      for (let start = 0; start < told.length; start += CHUNK) {
        const chunk = told
          .slice(start, start + CHUNK)
          .map((line) => ({ ...line, proposal: proposeMatch(line, index) }));
        const hinted = await this.payoffs.add(database, chunk);
        await this.rows.propose(
          database,
          hinted.map(({ id, proposal }) => ({ id, ...proposal })),
        );
      }
    }, LONG);
  }
}
