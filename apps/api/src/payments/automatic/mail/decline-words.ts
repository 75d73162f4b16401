import { declineReasons } from '@flota/texts/mails/automatic-payments';
import { PAYMENT_FAILURES } from '../../cards/payment-outcomes.js';
import { CARD_UNKNOWN } from '../../providers/card-keeper.js';
import { declineKind } from '../rules/charge-rules.js';

const BLOCKED = new Set(['lost_card', 'stolen_card', 'pickup_card', 'restricted_card', 'fraudulent', 'account_closed']);
const FUNDS = new Set(['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded']);

/** Why a card was declined, within a sentence: what its holder can do something about, and nothing of the bank's suspicions. */
export function declineWords(code: string): string {
  if (declineKind(code) === 'authentication') return declineReasons.authentication;
  if (FUNDS.has(code)) return declineReasons.funds;
  if (BLOCKED.has(code)) return declineReasons.blocked;
  if (code === 'expired_card') return declineReasons.ended;
  if (code === PAYMENT_FAILURES.unavailable) return declineReasons.silent;
  return code === CARD_UNKNOWN ? declineReasons.unknownCard : declineReasons.bank;
}
