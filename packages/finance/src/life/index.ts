export { countedBefore, eventsInForce, isInForce } from './events.js';
export type { Book, Excess, LifeContract, LifeEvent, PrepaymentEffect } from './events.js';
export { isBankingDay, isHoliday, payableUntil } from './banking-days.js';
export { weekdayOf } from './calendar.js';
export { checkBooks, postBook, type Books, type ContractFigures, type Posting } from './books.js';
export { addMonths, daysBetween } from './dates.js';
export type { Disagreement } from './disagreement.js';
export { isReceipt } from './posting.js';
export type { JournalAllocation, JournalKind, JournalMovement } from './journal.js';
export {
  NO_INSTALMENT,
  type InstalmentKind,
  type LedgerAllocation,
  type LedgerInstalment,
  type LedgerMovement,
  type MovementKind,
  type Parts,
} from './ledger.js';
export {
  capitalWithin,
  previewPrepayment,
  quotePrepayment,
  type PrepaymentPreview,
  type PrepaymentQuote,
  type PrepaymentSide,
} from './quote-prepayment.js';
export {
  previewRestructuring,
  type RestructuredInstalment,
  type RestructuringPreview,
  type RestructuringSide,
} from './preview-restructuring.js';
export { MAX_GRACE_MONTHS, type RestructuringTerms } from './restructuring-terms.js';
export { replayContract, type LifeInstalment, type LifePayoff, type LifePosition, type Replay } from './replay.js';
export { standingOn, type InstalmentPosition, type LateStanding, type Standing, type ToPay } from './standing.js';
