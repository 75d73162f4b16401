import { Injectable } from '@nestjs/common';
import { formatAmount } from '@flota/figures';
import { dateColumn, type Movement, type MovementKind, Prisma } from '@flota/prisma';
import {
  type AccountMovement,
  type AdminMovement,
  MOVEMENTS_PER_PAGE,
  type MovementsPage,
  type movementsQuerySchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { movementWords } from '../contract.texts.js';
import {
  type DescribedContract,
  type MovementWithAllocations,
  presentForStaff,
  presentMovement,
  WITH_ALLOCATIONS,
  WITH_CONTRACT,
} from './movement.presenter.js';

export type MovementFilters = Omit<z.output<typeof movementsQuerySchema>, 'page'>;

/** What was lent is owed in instalments: charged by these and not by itself. What takes them back counts against them. */
const CHARGES: MovementKind[] = ['instalment', 'balloon', 'purchase_option', 'late_interest', 'prepayment', 'payoff'];
const RECEIPTS: MovementKind[] = ['payment', 'waiver', 'refund', 'transfer'];

type ListedContract = DescribedContract & { id: string };

/** What happened on a contract, newest first. */
@Injectable()
export class MovementsService {
  constructor(private readonly prisma: PrismaService) {}

  async page(contract: ListedContract, filters: MovementFilters, page: number): Promise<MovementsPage> {
    const found = await this.find(contract, filters);
    const shown = found.slice((page - 1) * MOVEMENTS_PER_PAGE, page * MOVEMENTS_PER_PAGE);
    return {
      movements: shown.map((movement) => presentMovement(contract, movement)),
      total: found.length,
      page,
      perPage: MOVEMENTS_PER_PAGE,
      ...sumsOf(found),
    };
  }

  async all(contract: ListedContract, filters: MovementFilters): Promise<AccountMovement[]> {
    const found = await this.find(contract, filters);
    return found.map((movement) => presentMovement(contract, movement));
  }

  async forStaff(id: string): Promise<AdminMovement> {
    return presentForStaff(await this.prisma.movement.findUniqueOrThrow({ where: { id }, include: WITH_CONTRACT }));
  }

  /** All that match: a contract has some hundred movements at most, and what they are called is not in the database. */
  private async find(contract: ListedContract, filters: MovementFilters): Promise<MovementWithAllocations[]> {
    const movements = await this.prisma.movement.findMany({
      where: movementsWhere(contract.id, filters),
      include: WITH_ALLOCATIONS,
      orderBy: { sequence: 'desc' },
    });
    const { q } = filters;
    return q ? movements.filter((movement) => matchesPhrase(contract, movement, q)) : movements;
  }
}

function sumsOf(movements: readonly MovementWithAllocations[]): Pick<MovementsPage, 'charged' | 'received'> {
  const sum = (kinds: readonly MovementKind[]) =>
    Prisma.Decimal.sum(0, ...movements.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return {
    charged: sum(CHARGES).toFixed(2),
    received: sum(RECEIPTS).negated().toFixed(2),
  };
}

const SIDES: Record<NonNullable<MovementFilters['side']>, Prisma.MovementWhereInput> = {
  charges: { kind: { in: CHARGES } },
  received: { kind: { in: RECEIPTS } },
};

/** The part of a search that the database does. */
const movementsWhere = (
  contractId: string,
  { from, until, side, kind }: MovementFilters,
): Prisma.MovementWhereInput => ({
  contractId,
  valueOn: { gte: from && dateColumn(from), lte: until && dateColumn(until) },
  AND: [side ? SIDES[side] : {}, kind ? { kind } : {}],
});

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the phrase is in a movement as it is read: its words, reference, or amount with or without separators. */
function matchesPhrase(contract: DescribedContract, movement: Movement, phrase: string): boolean {
  const amount = formatAmount(movement.amount.abs().toFixed(2));
  const read = [movementWords(contract, movement), movement.reference, `$${amount}`, amount.replaceAll(',', '')];
  return read.some((text) => plain(text).includes(plain(phrase)));
}
