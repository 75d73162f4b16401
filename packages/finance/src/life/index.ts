export type { Excess, LifeContract, LifeEvent, PrepaymentEffect } from './events.js';
export { isBankingDay, payableUntil } from './banking-days.js';
export type { JournalAllocation, JournalKind, JournalMovement } from './journal.js';
export { quotePrepayment, type PrepaymentQuote } from './quote-prepayment.js';
export { replayContract, type LifeInstalment, type LifePayoff, type LifePosition, type Replay } from './replay.js';
