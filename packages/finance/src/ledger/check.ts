import { checkContract } from './check-contract.js';
import { checkInstalments } from './check-instalments.js';
import { checkMovements } from './check-movements.js';
import { checkSchedule } from './check-schedule.js';
import type { Disagreement } from './disagreement.js';
import type { Ledger, LedgerMovement } from './ledger.js';

/**
 * Whether a contract, its schedule and all its movements agree to the cent: every entry adds up and continues the one
 * before, every line of the schedule follows from the terms and the prepayments, what is paid of it is what payments were
 * allocated, and the contract's own columns are what the movements come to. Worked out afresh, not by posting again.
 *
 * @param movements all of them, in the order of their sequence
 * @returns what differs; nothing when all agrees
 */
export function checkLedger(ledger: Ledger, movements: readonly LedgerMovement[]): Disagreement[] {
  return [
    ...checkMovements(ledger, movements),
    ...checkSchedule(ledger, movements),
    ...checkInstalments(ledger, movements),
    ...checkContract(ledger, movements),
  ];
}
