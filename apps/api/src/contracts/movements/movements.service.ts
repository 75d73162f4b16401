import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { type AccountMovement, type AdminMovement, MOVEMENTS_PER_PAGE, type MovementsPage } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { matchesPhrase, type MovementFilters, movementsWhere } from './movement-search.js';
import {
  type DescribedContract,
  type MovementWithAllocations,
  presentForStaff,
  presentMovement,
  WITH_CONTRACT,
} from './movement.presenter.js';

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
      include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
      orderBy: { sequence: 'desc' },
    });
    const { q } = filters;
    return q ? movements.filter((movement) => matchesPhrase(contract, movement, q)) : movements;
  }
}

function sumsOf(movements: readonly MovementWithAllocations[]): Pick<MovementsPage, 'charged' | 'received'> {
  const sum = (wanted: (movement: MovementWithAllocations) => boolean) =>
    Prisma.Decimal.sum(0, ...movements.filter(wanted).map(({ amount }) => amount));
  return {
    charged: sum(({ amount, kind }) => amount.isPositive() && kind !== 'disbursement').toFixed(2),
    received: sum(({ amount }) => amount.isNegative())
      .abs()
      .toFixed(2),
  };
}
