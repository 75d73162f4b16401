import { Injectable } from '@nestjs/common';
import { chargeDue, type Ledger, type Posting } from '@flota/finance';
import type { Contract, Prisma } from '@flota/prisma';
import { ledgerOf, writePosting } from '@flota/records';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/** What was written to a ledger. */
export interface WrittenPosting {
  posting: Posting;
  /** Of the posting's movements, in their order. */
  movementIds: string[];
}

interface LastMovement {
  contractId: string;
  sequence: number;
  postedOn: Date;
  dueBalance: Prisma.Decimal;
}

/**
 * The one door to contracts' ledgers: rows in, pure functions of `@flota/finance`, rows out. Balances are never taken
 * from columns but worked out for the day, so that they are right whether or not the sweep has been by.
 */
@Injectable()
export class Ledgers {
  constructor(private readonly prisma: PrismaService) {}

  async read(contractId: string, database: Database = this.prisma): Promise<Ledger> {
    const contract = await database.contract.findUnique({ where: { id: contractId } });
    const ledger = contract && (await this.readAll([contract], database)).get(contractId);
    if (!ledger) throw ProblemException.notFound();
    return ledger;
  }

  /** By contract; a handful of queries however many there are. */
  async readAll(contracts: readonly Contract[], database: Database = this.prisma): Promise<Map<string, Ledger>> {
    const ids = contracts.map(({ id }) => id);
    const instalments = await database.instalment.findMany({ where: { contractId: { in: ids } } });
    const last = await lastMovements(database, ids);
    const linesOf = new Map(ids.map((id): [string, typeof instalments] => [id, []]));
    for (const line of instalments) linesOf.get(line.contractId)?.push(line);
    return new Map(
      contracts.map((contract) => [
        contract.id,
        ledgerOf(contract, linesOf.get(contract.id) ?? [], last.get(contract.id) ?? null),
      ]),
    );
  }

  /**
   * Posts to a ledger within the caller's transaction. Whoever comes second waits at the contract's row, so that no two
   * postings start from the same balance. `post` gets the ledger with everything charged that fell due by `on`.
   *
   * @param on `YYYY-MM-DD`, the day of what is posted
   * @throws FinanceError what `post` throws
   */
  async inLedger(
    database: Database,
    contractId: string,
    on: string,
    post: (ledger: Ledger) => Posting,
    { paymentId }: { paymentId?: string } = {},
  ): Promise<WrittenPosting> {
    await database.$queryRaw`select id from contract where id = ${contractId}::uuid for update`;
    const before = await this.read(contractId, database);
    const posting = postOnto(chargeDue(before, on), post);
    const isChange = posting.movements.length > 0 || posting.ledger.paidOffOn !== before.paidOffOn;
    if (isChange) await writePosting(database, { before, contractId, posting, paymentId });
    return { posting, movementIds: await movementIdsAfter(database, contractId, before.sequence) };
  }
}

function postOnto(charged: Posting, post: (ledger: Ledger) => Posting): Posting {
  const { ledger, movements } = post(charged.ledger);
  return { ledger, movements: [...charged.movements, ...movements] };
}

async function movementIdsAfter(database: Database, contractId: string, sequence: number): Promise<string[]> {
  const rows = await database.movement.findMany({
    where: { contractId, sequence: { gt: sequence } },
    orderBy: { sequence: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Prisma would read all movements of all contracts to find the last ones; the index leads straight to them. */
async function lastMovements(database: Database, contractIds: string[]): Promise<Map<string, LastMovement>> {
  const rows = await database.$queryRaw<LastMovement[]>`
    select movement.contract_id "contractId", movement.sequence, movement.posted_on "postedOn",
      movement.due_balance "dueBalance"
    from unnest(${contractIds}::uuid[]) wanted (id)
    cross join lateral (
      select * from movement where contract_id = wanted.id order by sequence desc limit 1
    ) movement`;
  return new Map(rows.map((row) => [row.contractId, row]));
}
