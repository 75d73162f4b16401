import { Injectable } from '@nestjs/common';
import { simulateLedgerPrepayment } from '@flota/finance';
import { type AccountPayoff, addDays, type PrepaymentSimulation, todayInMexico } from '@flota/schemas';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { orRefuse } from '../ledger/ledger-refusal.js';
import { Ledgers } from '../ledger/ledgers.js';
import { payoffOf } from '../ledger/paying-early.js';

/** A payoff further ahead than this is a guess: payments come in between. */
const PAYOFF_DAYS_AHEAD = 60;

/** What paying earlier than agreed would cost and save. Nothing is posted here. */
@Injectable()
export class SettlementService {
  constructor(private readonly ledgers: Ledgers) {}

  async simulatePrepayment(contractId: string, amount: string): Promise<PrepaymentSimulation> {
    const ledger = await this.ledgers.read(contractId);
    const figures = orRefuse(() => simulateLedgerPrepayment(ledger, { amount, on: todayInMexico() }));
    return {
      amount: figures.amount,
      vatOnPrepayment: figures.vatOnPrepayment,
      total: figures.total,
      balanceBefore: figures.balanceBefore,
      balanceAfter: figures.balanceAfter,
      paymentsSaved: figures.paymentsSaved,
      interestSaved: figures.interestSaved,
      lastDueOnBefore: figures.lastDueOnBefore,
      lastDueOnAfter: figures.lastDueOnAfter,
      lastPaymentAmount: figures.lastPaymentAmount,
    };
  }

  /** 422 for a day that is past or further ahead than `daysAhead`. */
  async payoff(contractId: string, on: string, daysAhead = PAYOFF_DAYS_AHEAD): Promise<AccountPayoff> {
    const today = todayInMexico();
    if (on < today || on > addDays(today, daysAhead)) {
      throw ProblemException.invalid([{ field: 'on', code: 'DATE.OUT_OF_RANGE' }]);
    }
    const ledger = await this.ledgers.read(contractId);
    return payoffOf(ledger, on);
  }
}
