import { Injectable } from '@nestjs/common';
import { standingOn } from '@flota/finance';
import { Decimal } from 'decimal.js';
import { Ledgers } from '../../contracts/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { Proposal } from './propose-match.js';

/** A line with the contract proposed for it. */
export interface Proposed {
  bookedOn: string;
  /** MXN. */
  amount: string;
  proposal: Proposal;
}

/** Whole lives are read for it: a file has few of them. */
const MOST_CONTRACTS = 200;

/** Says of lines whose money settles the contract that is proposed for them that it does. */
@Injectable()
export class PayoffHints {
  constructor(private readonly ledgers: Ledgers) {}

  async add<Line extends Proposed>(database: Database, lines: readonly Line[]): Promise<Line[]> {
    const wanted = lines.flatMap(({ proposal }) => (proposal.paymentId === null ? (proposal.contractId ?? []) : []));
    // Of all of them only what rules most of them out.
    const proposed = await database.contract.findMany({
      where: { id: { in: [...new Set(wanted)] }, state: 'active' },
      select: { id: true, outstandingCapital: true, unapplied: true },
    });
    const byId = new Map(proposed.map((contract) => [contract.id, contract]));
    // Nothing below the capital settles it, but for credit.
    const reaching = lines.filter(({ amount, proposal }) => {
      const contract = proposal.contractId === null ? undefined : byId.get(proposal.contractId);
      return contract && new Decimal(amount).gte(contract.outstandingCapital.minus(contract.unapplied).toString());
    });
    const ids = [...new Set(reaching.map(({ proposal }) => proposal.contractId ?? ''))].slice(0, MOST_CONTRACTS);
    if (ids.length === 0) return [...lines];
    const contracts = await database.contract.findMany({ where: { id: { in: ids } } });
    const books = await this.ledgers.readAll(contracts, database);
    const isPayoff = ({ amount, bookedOn, proposal }: Line) => {
      const book = books.get(proposal.contractId ?? '');
      return book !== undefined && standingOn(book, bookedOn).payoff?.total === amount;
    };
    const settling = new Set(reaching.filter(isPayoff));
    return lines.map((line) => (settling.has(line) ? { ...line, proposal: settles(line.proposal) } : line));
  }
}

const settles = (proposal: Proposal): Proposal => ({
  ...proposal,
  reasons: [...proposal.reasons, { code: 'AMOUNT_PAYOFF' }],
});
