import { Injectable } from '@nestjs/common';
import { isInForce } from '@flota/finance';
import type { Prisma } from '@flota/prisma';
import type { DeskAction, LedgerSide } from '@flota/schemas';
import { Ledgers } from '../../../contracts/index.js';
import { DeskRequestsService } from '../../../desk/index.js';
import { Audit } from '../../../platform/audit/audit.js';
import type { CurrentStaff } from '../../../platform/auth/current-user.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../../../platform/outbox/outbox.js';
import { LedgerContracts } from '../ledger-contracts.service.js';
import { LedgerIntake, moneyOf } from '../ledger-intake.js';
import { TakeHolder } from './take-holder.js';

const PATIENCE = { maxWait: 60_000, timeout: 60_000 };

const whole = { ledgerContract: true } satisfies Prisma.LedgerDifferenceInclude;
type Difference = Prisma.LedgerDifferenceGetPayload<{ include: typeof whole }>;

/** What settling by the ledger's side came to: done, or waiting at the desk for a second person. */
interface Taken {
  state: 'accepted' | 'waiting';
  deskRequestId: string | null;
}

/** What finance do about a difference. Money goes by way of the desk, with its limit, its second person and its mails. */
@Injectable()
export class LedgerDifferences {
  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly desk: DeskRequestsService,
    private readonly intake: LedgerIntake,
    private readonly holders: TakeHolder,
    private readonly contracts: LedgerContracts,
    private readonly audit: Audit,
  ) {}

  /** The ledger's side becomes ours too. What else of the contract agrees by that ends by itself. */
  async accept(staff: CurrentStaff, id: string, reason: string): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const difference = await this.inHand(database, id, ['open', 'kept']);
      const { state, deskRequestId } = await this.take(database, owe, staff, difference, reason);
      await this.decide(database, staff, difference, 'accept', {
        state,
        deskRequestId,
        reason,
        ...(state === 'accepted' && { endedAt: new Date() }),
      });
      await this.contracts.compare(database, difference.ledgerContractId);
    }, PATIENCE);
  }

  /** Ours stays, and it is open again only once the ledger's side is another one. */
  async keep(staff: CurrentStaff, id: string, reason: string): Promise<void> {
    await this.outbox.commit(async (database) => {
      const difference = await this.inHand(database, id, ['open']);
      await this.decide(database, staff, difference, 'keep', { state: 'kept', reason });
    });
  }

  private async take(
    database: Database,
    owe: Owe,
    staff: CurrentStaff,
    difference: Difference,
    reason: string,
  ): Promise<Taken> {
    const { kind, ledgerContract } = difference;
    switch (kind) {
      case 'contract': {
        const problems = await this.intake.takeContract(database, owe, staff, ledgerContract);
        if (problems.length > 0) throw ProblemException.invalid(problems);
        return { state: 'accepted', deskRequestId: null };
      }
      case 'customer':
        await this.holders.take(database, ledgerContract);
        return { state: 'accepted', deskRequestId: null };
      case 'movement':
      case 'movement_here':
      case 'movement_there': {
        const { contractId } = ledgerContract;
        if (contractId === null) throw new ProblemException(409, 'LEDGER_DIFFERENCE.FOLLOWS');
        const action = await this.actionOf(database, contractId, difference, reason);
        const deskRequestId = await this.desk.make(database, owe, staff, contractId, action);
        const request = await database.deskRequest.findUniqueOrThrow({ where: { id: deskRequestId } });
        return { state: request.state === 'done' ? 'accepted' : 'waiting', deskRequestId };
      }
      case 'balance':
      case 'instalments':
      case 'state':
      case 'unreadable':
        throw new ProblemException(409, 'LEDGER_DIFFERENCE.FOLLOWS');
    }
  }

  /** What the desk does so that our money is the ledger's. */
  private async actionOf(
    database: Database,
    contractId: string,
    { kind, key, ledgerContract, ours }: Difference,
    reason: string,
  ): Promise<DeskAction> {
    if (kind === 'movement_there') return { kind: 'reversal', eventId: key, cause: 'other', reason };
    const told = moneyOf(ledgerContract).movements.find(({ id }) => id === key);
    if (!told) throw new ProblemException(409, 'LEDGER_DIFFERENCE.DECIDED');
    const { amount, capital, effect, excess, kind: transferKind, receivedOn, reference } = told;
    const eventId = await this.eventOf(database, contractId, ledgerContract.id, key);
    if (kind === 'movement' && eventId) {
      return {
        kind: 'correction',
        eventId,
        toContractId: contractId,
        transferKind,
        amount,
        receivedOn,
        reference,
        reason,
      };
    }
    const takenBack = (ours as LedgerSide | null)?.takenBack && eventId;
    if (takenBack) {
      const { events } = await this.ledgers.read(contractId, database);
      const reversal = events.find((one) => one.type === 'reversal' && one.of === eventId && isInForce(events, one.id));
      if (reversal) return { kind: 'reversal', eventId: reversal.id, cause: 'other', reason };
    }
    return { kind: 'receipt', transferKind, amount, receivedOn, reference, reason, capital, effect, excess };
  }

  /** Ours, by the ledger's name for it or by our own that it bears. */
  private async eventOf(database: Database, contractId: string, id: string, key: string): Promise<string | null> {
    const [row] = await database.$queryRaw<{ id: string }[]>`
      select event.id from ledger_contract told cross join lateral
          jsonb_to_recordset(told.money->'movements') as moved(id text, "flotaId" uuid)
        left join external_reference named
          on named.system = 'ledger' and named.kind = 'movement' and named.external_id = moved.id
        join contract_event event on event.id = coalesce(named.record_id, moved."flotaId")
      where told.id = ${id}::uuid and moved.id = ${key} and event.contract_id = ${contractId}::uuid`;
    return row?.id ?? null;
  }

  /** The contract's row first; of two people the second finds it decided. */
  private async inHand(database: Database, id: string, states: readonly string[]): Promise<Difference> {
    const known = await database.ledgerDifference.findUnique({ where: { id }, include: whole });
    if (!known) throw ProblemException.notFound();
    if (known.ledgerContract.contractId) await this.ledgers.lock(database, [known.ledgerContract.contractId]);
    await database.$queryRaw`select id from ledger_contract where id = ${known.ledgerContractId}::uuid for update`;
    const difference = await database.ledgerDifference.findUniqueOrThrow({ where: { id }, include: whole });
    if (difference.endedAt !== null || !states.includes(difference.state)) {
      throw new ProblemException(409, 'LEDGER_DIFFERENCE.DECIDED');
    }
    return difference;
  }

  private async decide(
    database: Database,
    staff: CurrentStaff,
    { id, kind, state, ledgerContract }: Difference,
    action: 'accept' | 'keep',
    data: Prisma.LedgerDifferenceUncheckedUpdateInput & { state: string; reason: string },
  ): Promise<void> {
    await database.ledgerDifference.update({
      where: { id },
      data: { ...data, decidedById: staff.id, decidedAt: new Date() },
    });
    await this.audit.write(database, staff, {
      action,
      resource: 'ledger-differences',
      recordId: id,
      before: { state },
      after: { state: data.state, kind, contract: ledgerContract.number, reason: data.reason },
    });
  }
}
