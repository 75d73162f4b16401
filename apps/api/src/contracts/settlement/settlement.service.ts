import { Injectable } from '@nestjs/common';
import { previewPrepayment, standingOn } from '@flota/finance';
import {
  type AccountPayoff,
  addDays,
  type PrepaymentEffect,
  type PrepaymentSimulation,
  todayInMexico,
} from '@flota/schemas';
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

  /** @param amount to capital, MXN */
  async simulatePrepayment(
    contractId: string,
    { amount: capital, effect: wanted }: { amount: string; effect?: PrepaymentEffect },
  ): Promise<PrepaymentSimulation> {
    const book = await this.ledgers.read(contractId);
    const effect = wanted ?? book.contract.effects[0] ?? 'term';
    const { after, before, quote } = orRefuse(() => previewPrepayment(book, { capital, effect, on: todayInMexico() }));
    const { due, interest, interestSaved, total, vat } = quote;
    return { amount: quote.capital, effect: quote.effect, due, interest, vat, total, interestSaved, before, after };
  }

  /** 422 for a day that is past or further ahead than `daysAhead`. */
  async payoff(contractId: string, on: string, daysAhead = PAYOFF_DAYS_AHEAD): Promise<AccountPayoff> {
    const today = todayInMexico();
    if (on < today || on > addDays(today, daysAhead)) {
      throw ProblemException.invalid([{ field: 'on', code: 'DATE.OUT_OF_RANGE' }]);
    }
    const standing = standingOn(await this.ledgers.read(contractId), on);
    const { credit, interest, interestDays, overdue, principal, total, vat } = payoffOf(standing);
    const interestSaved = standing.interestSavedByPayoff;
    return { on, overdue, principal, interest, interestDays, vat, unapplied: credit, total, interestSaved };
  }
}
