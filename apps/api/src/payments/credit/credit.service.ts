import { Injectable } from '@nestjs/common';
import type { Contract } from '@flota/prisma';
import { type CreditUse, type CreditUseResult, type Excess, type RefundRequest, todayInMexico } from '@flota/schemas';
import { formatMoney } from '@flota/figures';
import { contractLabel, ContractsService, excessOf, Ledgers, type NewEvent } from '../../contracts/index.js';
import { ConversationsService } from '../../messages/index.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { bankOf } from '../banks.js';
import { effectOf, eventOfUse, type Kept, prepaymentWith, sideOf, within, withEvent } from './credit-standing.js';
import { endingOf, RefundRequests } from './refund-requests.service.js';

/** Who asks, and under which `Idempotency-Key`. */
interface Asking {
  customer: CurrentCustomer;
  contractId: string;
  key: string | undefined;
}

/**
 * What a customer does with money that is owed for nothing yet. What stays with the lender is done at once; what leaves
 * is asked of staff.
 */
@Injectable()
export class CreditService {
  constructor(
    private readonly contracts: ContractsService,
    private readonly ledgers: Ledgers,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly conversations: ConversationsService,
    private readonly refunds: RefundRequests,
  ) {}

  /** What a use would do today; nothing is written. */
  async preview(customerId: string, contractId: string, use: CreditUse): Promise<CreditUseResult> {
    const from = await this.kept(await this.contracts.own(customerId, contractId));
    const to = await this.receiver(customerId, from.contract, use);
    return resultOf(from, to && (await this.kept(to)), use);
  }

  /** Both contracts are locked first, in one order. The same key does it once. */
  async use({ contractId, customer, key }: Asking, use: CreditUse): Promise<CreditUseResult> {
    const contract = await this.contracts.own(customer.id, contractId);
    const receiver = await this.receiver(customer.id, contract, use);
    const request = {
      route: 'POST /api/customers/contracts/:id/credit-uses',
      key: required(key),
      body: { contractId, ...use },
    };
    const before: { result: CreditUseResult | null } = { result: null };
    await this.idempotency.once(request, async (database) => {
      await this.ledgers.lock(database, receiver ? [contractId, receiver.id] : [contractId]);
      const from = await this.kept(contract, database);
      const to = receiver && (await this.kept(receiver, database));
      before.result = resultOf(from, to, use);
      const { event } = eventOfUse(from, use, todayInMexico());
      const { eventIds } = await this.ledgers.enter(database, contractId, {
        ...event,
        order: new Date().toISOString(),
      });
      const [counterpartId = ''] = eventIds;
      if (receiver) {
        await this.ledgers.enter(database, receiver.id, { ...receivedFrom(contract, event), counterpartId });
      }
      return counterpartId;
    });
    return before.result ?? this.standing(contract, receiver, use);
  }

  /** From today on. Saying the same again changes nothing. */
  async instruct(customerId: string, contractId: string, excess: Excess): Promise<void> {
    await this.contracts.own(customerId, contractId);
    await this.outbox.commit(async (database) => {
      await this.ledgers.lock(database, [contractId]);
      const on = todayInMexico();
      if (excessOf(await this.ledgers.read(contractId, database), on).is === excess) return;
      await this.ledgers.enter(database, contractId, {
        type: 'instruction',
        excess,
        on,
        order: new Date().toISOString(),
      });
    });
  }

  /**
   * Answers the conversation in which staff say what comes of it. The CLABE is kept beside it, encrypted: what is said
   * of it there, and in the mails about that, only tells accounts apart.
   */
  async askRefund({ contractId, customer, key }: Asking, { amount, clabe }: RefundRequest): Promise<string> {
    const contract = await this.contracts.own(customer.id, contractId);
    const { credit } = await this.ledgers.standing(contractId);
    const sum = within(amount, credit);
    const asked = formatMoney(sum);
    const message = {
      contractId,
      subject: `Devolución de saldo a favor: ${asked}`,
      text: [
        `Solicito que me devuelvan ${asked} MXN del saldo a favor de mi contrato ${contract.number}.`,
        `CLABE a mi nombre terminada en ${endingOf(clabe)} (${bankOf(clabe)}).`,
        `Saldo a favor al pedirlo: ${formatMoney(credit)} MXN.`,
      ].join('\n'),
    };
    const route = 'POST /api/customers/contracts/:id/refund-requests';
    const repeat = { route, key: required(key), body: { account: this.refunds.accountIndex(clabe) } };
    return this.conversations.open(customer, { message, files: [] }, repeat, (database, conversationId) =>
      this.refunds.add(database, { contractId, customerId: customer.id, conversationId, amount: sum, clabe }),
    );
  }

  /** To whom a transfer goes: another contract of theirs, in the same name, that is not settled. */
  private async receiver(customerId: string, from: Contract, use: CreditUse): Promise<Contract | null> {
    if (use.use !== 'transfer') return null;
    const to = await this.contracts.own(customerId, use.toContractId);
    if (to.taxProfileId !== from.taxProfileId) {
      throw ProblemException.invalid([{ field: 'toContractId', code: 'CONTRACT.OTHER_HOLDER' }]);
    }
    const { paidOffOn } = await this.ledgers.standing(to.id);
    if (paidOffOn) throw ProblemException.invalid([{ field: 'toContractId', code: 'CONTRACT.PAID_OFF' }]);
    return to;
  }

  private async kept(contract: Contract, database?: Database): Promise<Kept> {
    return { contract, book: await this.ledgers.read(contract.id, database) };
  }

  /** Of a repeat: it is done. */
  private async standing(contract: Contract, receiver: Contract | null, use: CreditUse): Promise<CreditUseResult> {
    const today = todayInMexico();
    const side = sideOf(await this.kept(contract), today);
    const to = receiver && sideOf(await this.kept(receiver), today);
    return {
      amount: 'amount' in use ? use.amount : '0.00',
      before: side,
      after: side,
      prepayment: null,
      to: receiver && to && { contractId: receiver.id, label: contractLabel(receiver), before: to, after: to },
    };
  }
}

function resultOf(from: Kept, to: Kept | null, use: CreditUse): CreditUseResult {
  const on = todayInMexico();
  const { amount, event } = eventOfUse(from, use, on);
  return {
    amount,
    before: sideOf(from, on),
    after: sideOf({ ...from, book: withEvent(from.book, event) }, on),
    prepayment:
      use.use === 'capital' ? prepaymentWith(from.book, { amount, effect: effectOf(from.book, use.effect), on }) : null,
    to: to && {
      contractId: to.contract.id,
      label: contractLabel(to.contract),
      before: sideOf(to, on),
      after: sideOf({ ...to, book: withEvent(to.book, receivedFrom(from.contract, event)) }, on),
    },
  };
}

/** As what credit of another contract comes: money like any other, that waits for what falls due. */
const receivedFrom = ({ number }: Contract, event: NewEvent): NewEvent => ({
  type: 'payment',
  amount: 'amount' in event ? event.amount : '0',
  on: event.on,
  excess: 'advance',
  reference: `saldo a favor de ${number}`,
  order: new Date().toISOString(),
});

function required(key: string | undefined): string {
  if (key !== undefined) return key;
  throw new ProblemException(400, 'IDEMPOTENCY.KEY_INVALID', { detail: 'What moves money needs an Idempotency-Key.' });
}
