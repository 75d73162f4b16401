import { Injectable } from '@nestjs/common';
import {
  contractRowSchema,
  type ContractRow,
  type FieldError,
  type LedgerMoney,
  type LedgerMoneyMovement,
} from '@flota/schemas';
import type { LedgerContract } from '@flota/prisma';
import { ContractIntakeService } from '../../contracts/index.js';
import type { Actor } from '../../platform/audit/audit.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { fieldErrors } from '../../platform/errors/validation.pipe.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { problemsOf } from '../../platform/errors/row-problems.js';
import { type Hand, namedAs, type TakenRow } from '../batches/rows/batch-rows.js';
import { MovementRows } from '../batches/rows/movements/movement-rows.js';
import { compareContract } from './compare/compare-contract.js';
import { LEDGER, LEDGER_ACTOR } from './ledger-actor.js';
import { ToldContracts } from './pull/told-contracts.js';

const PATIENCE = { maxWait: 60_000, timeout: 60_000 };

export const moneyOf = ({ money }: Pick<LedgerContract, 'money'>): LedgerMoney => money as unknown as LedgerMoney;

/** Brings in what the ledger has and Flota has not, by the rules for rows of a batch. */
@Injectable()
export class LedgerIntake {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly told: ToldContracts,
    private readonly contracts: ContractIntakeService,
    private readonly movements: MovementRows,
  ) {}

  /** By itself, each contract and each movement in a transaction of its own. Answers what was refused, and why. */
  async takeNew(id: string): Promise<FieldError[]> {
    const row = await this.prisma.ledgerContract.findUniqueOrThrow({ where: { id } });
    if (row.money === null) return [];
    if (row.contractId !== null) return this.takeMovements(row);
    return this.orProblems('', (database, owe) => this.takeContract(database, owe, LEDGER_ACTOR, row));
  }

  /**
   * The whole contract with the money that came in so far.
   *
   * @throws ProblemException
   */
  async takeContract(database: Database, owe: Owe, actor: Actor, row: LedgerContract): Promise<FieldError[]> {
    const read = this.rowOf(row);
    if ('problems' in read) return read.problems;
    const { externalId, ...intake } = read.contract;
    const { id: recordId } = await this.contracts.openIn(database, actor, intake);
    await namedAs(handOf(database, owe, row), { kind: 'contract', externalId, recordId });
    await database.ledgerContract.update({ where: { id: row.id }, data: { contractId: recordId } });
    return [];
  }

  private async takeMovements(row: LedgerContract): Promise<FieldError[]> {
    const { found } = await compareContract(this.prisma, row.id);
    const told = new Map(moneyOf(row).movements.map((movement) => [movement.id, movement]));
    const problems: FieldError[] = [];
    for (const { key, kind, ours, theirs } of found) {
      // What was taken back here is for staff to say.
      const isNew = kind === 'movement_here' && ours === null;
      const isGone = kind === 'movement_there' && theirs?.takenBack === true;
      const movement = isNew ? told.get(key) : isGone ? await this.movementOf(told, key) : undefined;
      if (!movement) continue;
      problems.push(
        ...(await this.orProblems(`movements.${movement.id}`, (database, owe) =>
          this.takeMovement(handOf(database, owe, row), row.number, movement, isGone),
        )),
      );
    }
    return problems;
  }

  private async takeMovement(
    hand: Hand,
    contractNumber: string,
    { id: externalId, flotaId: _, reason, state: __, ...receipt }: LedgerMoneyMovement,
    isGone: boolean,
  ): Promise<FieldError[]> {
    const gone = {
      kind: 'reversal' as const,
      externalId: `${externalId}:reversed`,
      of: externalId,
      contractNumber,
      reason: reason ?? 'Lo revirtió el libro de cartera',
    };
    const taken: TakenRow = await this.movements.take(hand, isGone ? gone : { ...receipt, externalId, contractNumber });
    return taken.outcome === 'refused' ? taken.problems : [];
  }

  /** The ledger's movement that is an event of ours. */
  private async movementOf(
    told: ReadonlyMap<string, LedgerMoneyMovement>,
    eventId: string,
  ): Promise<LedgerMoneyMovement | undefined> {
    const named = await this.prisma.externalReference.findUnique({
      where: { system_kind_recordId: { system: LEDGER, kind: 'movement', recordId: eventId } },
    });
    return named ? told.get(named.externalId) : undefined;
  }

  /** As a row of a batch of contracts. What it would need and was not told is named as there. */
  private rowOf(row: LedgerContract): { contract: ContractRow } | { problems: FieldError[] } {
    const { balance, movements } = moneyOf(row);
    const sealed = this.told.open(row);
    const agreement = sealed?.agreement ?? {};
    const isPureLease = (agreement['terms'] as { kind?: unknown } | undefined)?.kind === 'pure_lease';
    const { success, data, error } = contractRowSchema.safeParse({
      ...agreement,
      externalId: row.externalId,
      number: row.number,
      holder: sealed?.holder,
      payments: movements.flatMap(({ state, id: _, flotaId: __, reason: ___, ...payment }) =>
        state === 'posted' ? [payment] : [],
      ),
      // Of a pure lease the intake counts late interest too, which each side works out by itself.
      ...(!isPureLease && { expectedBalance: balance }),
    });
    return success ? { contract: data } : { problems: fieldErrors(error.issues) };
  }

  private async orProblems(
    at: string,
    take: (database: Database, owe: Owe) => Promise<FieldError[]>,
  ): Promise<FieldError[]> {
    const problems = await this.outbox.commit(take, PATIENCE).catch(problemsOf);
    return problems.map((problem) => ({ ...problem, field: [at, problem.field].filter(Boolean).join('.') }));
  }
}

/** What comes in by the ledger's word. */
export const handOf = (database: Database, owe: Owe, { id }: Pick<LedgerContract, 'id'>): Hand => ({
  database,
  owe,
  client: LEDGER_ACTOR,
  system: LEDGER,
  batchId: id,
});
