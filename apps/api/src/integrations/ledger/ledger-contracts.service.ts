import { Injectable, Logger } from '@nestjs/common';
import type { LedgerContract } from '@flota/prisma';
import { type FieldError, LEDGER_DIFFERENCE_KINDS, type LedgerMoney } from '@flota/schemas';
import { Ledgers } from '../../contracts/index.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { nameRecords } from '../external-references/external-references.js';
import { compareContract, type Comparison } from './compare/compare-contract.js';
import { CompareHolders } from './compare/compare-holders.js';
import { keepDifferences } from './compare/keep-differences.js';
import { LEDGER } from './ledger-actor.js';
import { LedgerIntake } from './ledger-intake.js';

export type Intake = 'list' | 'take';

const AT_ONCE = 50;
const PATIENCE = { maxWait: 60_000, timeout: 60_000 };

/** Settles what the ledger told: finds whose contract it is, brings in what is new where that is wanted, and lists what differs. */
@Injectable()
export class LedgerContracts {
  private readonly logger = new Logger('Ledger');

  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly intake: LedgerIntake,
    private readonly holders: CompareHolders,
  ) {}

  /** All that wait, one after the other; one that fails stays due and holds up no other. */
  async settleDue(mode: Intake, isLeaving: () => boolean): Promise<void> {
    for (let after = ''; ;) {
      const due = await this.prisma.ledgerContract.findMany({
        where: { isDue: true, ...(after && { id: { gt: after } }) },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: AT_ONCE,
      });
      for (const { id } of due) {
        if (isLeaving()) return;
        await this.settleOne(id, mode);
      }
      after = due.at(-1)?.id ?? '';
      if (due.length < AT_ONCE) return;
    }
  }

  /** Once a day each is looked at again: what was done here while the connector was off was owed to nobody. */
  async compareAgain(now = Date.now()): Promise<void> {
    const before = new Date(now - 24 * 3_600_000);
    await this.prisma.ledgerContract.updateMany({ where: { comparedAt: { lt: before } }, data: { isDue: true } });
  }

  /** Compares anew, in the caller's transaction, which has the contract's row. */
  async compare(database: Database, id: string, problems: FieldError[] = []): Promise<void> {
    const row = await database.ledgerContract.findUniqueOrThrow({ where: { id } });
    await keepDifferences(database, row, await this.found(database, row, problems));
    await database.ledgerContract.update({ where: { id }, data: { isDue: false, comparedAt: new Date() } });
  }

  private async settleOne(id: string, mode: Intake): Promise<void> {
    try {
      await this.identify(id);
      const problems = mode === 'take' ? await this.intake.takeNew(id) : [];
      await this.outbox.commit(async (database) => {
        const { contractId } = await database.ledgerContract.findUniqueOrThrow({ where: { id } });
        if (contractId !== null) await this.ledgers.lock(database, [contractId]);
        await this.compare(database, id, problems);
      }, PATIENCE);
    } catch (error) {
      // What it says may quote what was told.
      const { code, name, stack } = error as { code?: string; name?: string; stack?: string };
      const at = stack?.split('\n').filter((line) => /^\s+at /.test(line));
      this.logger.warn({ id, code, name, at }, 'A contract of the ledger could not be settled');
    }
  }

  /** By the ledger's own name for it, or else by its number. */
  private async identify(id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await database.$executeRaw`
        update ledger_contract told set contract_id = coalesce(
          (select record_id from external_reference
            where system = ${LEDGER} and kind = 'contract' and external_id = told.external_id),
          (select id from contract where number = told.number and not exists (
            select from external_reference named
            where named.system = ${LEDGER} and named.kind = 'contract' and named.record_id = contract.id)
            and not exists (select from ledger_contract other where other.contract_id = contract.id)))
        where id = ${id}::uuid and contract_id is null`;
      await database.$executeRaw`
        insert into external_reference (system, kind, external_id, record_id)
        select ${LEDGER}, 'contract', external_id, contract_id from ledger_contract
        where id = ${id}::uuid and contract_id is not null on conflict do nothing`;
    });
  }

  private async found(database: Database, row: LedgerContract, problems: FieldError[]): Promise<Comparison> {
    if (row.money === null) return unreadable;
    if (row.contractId === null) return notHere(row, problems);
    const compared = await compareContract(database, row.id);
    await nameRecords(
      database,
      { system: LEDGER, kind: 'movement' },
      compared.pairs.map(({ externalId, eventId }) => ({ externalId, recordId: eventId })),
    );
    const mark = await this.holders.mark(database, row);
    const customer = { kind: 'customer', key: '', ours: null, theirs: { mark: mark ?? '' } } as const;
    return { ...compared, problems, found: [...compared.found, ...(mark === null ? [] : [customer])] };
  }
}

const unreadable: Comparison = {
  found: [{ kind: 'unreadable', key: '', ours: null, theirs: null }],
  pairs: [],
  // Of a contract that can't be read nothing else is known.
  unsure: LEDGER_DIFFERENCE_KINDS.map((kind) => ({ kind })),
  problems: [],
};

function notHere({ money }: LedgerContract, problems: FieldError[]): Comparison {
  const { asOf, balance, state } = money as unknown as LedgerMoney;
  const theirs = { amount: balance, on: asOf, state };
  return { found: [{ kind: 'contract', key: '', ours: null, theirs }], pairs: [], unsure: [], problems };
}
