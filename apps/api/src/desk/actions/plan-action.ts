import type { DeskAction } from '@flota/schemas';
import type { DeskSubject } from './desk-subject.js';
import { planCorrection, planReceipt } from './plan-receipts.js';
import { planReversal } from './plan-reversal.js';
import { planCreditToCapital, planRefund, planTransfer, planWaiver } from './plan-credit.js';
import type { Plan } from './plan.js';

/**
 * What an action comes to as of today: the events that it enters, contract by contract. Changes nothing.
 *
 * @throws ProblemException 422 for the field that is wrong, 409 where a contract or an event is not in a state for it
 */
export function planAction(action: DeskAction, subject: DeskSubject, today: string): Plan {
  switch (action.kind) {
    case 'reversal':
      return planReversal(action, subject, today);
    case 'refund':
      return planRefund(action, subject, today);
    case 'transfer':
      return planTransfer(action, subject, today);
    case 'waiver':
      return planWaiver(action, subject, today);
    case 'correction':
      return planCorrection(action, subject, today);
    case 'credit_to_capital':
      return planCreditToCapital(action, subject, today);
    case 'receipt':
      return planReceipt(action, subject);
  }
}
