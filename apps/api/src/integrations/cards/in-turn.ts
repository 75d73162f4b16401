import type { CheckoutHolder, CheckoutReport } from '../../payments/index.js';
import { OutboundError } from '../gateway/outbound-error.js';

type Asked = (holder: CheckoutHolder) => Promise<CheckoutReport>;

/**
 * Several accounts as one: whoever doesn't know a checkout, or whose key was taken back, leaves it to the next. Keys are
 * replaced within an account, which knows all its checkouts, and accounts are, of which only the former one does.
 */
export function inTurn([first, ...others]: readonly [CheckoutHolder, ...CheckoutHolder[]]): CheckoutHolder {
  const ask = async (asked: Asked): Promise<CheckoutReport> => {
    let answer = asked(first);
    for (const holder of others) {
      answer = answer.catch((error: unknown) => {
        if (knowsIt(error)) throw error;
        return asked(holder);
      });
    }
    return answer;
  };
  return {
    name: first.name,
    find: (reference) => ask((holder) => holder.find(reference)),
    expire: (reference) => ask((holder) => holder.expire(reference)),
    // Each account has charges of its own: that there was none is known once all were asked that still answer.
    findCharge: async (charge) => {
      let answered = false;
      let failure: unknown;
      for (const holder of [first, ...others]) {
        try {
          const found = await holder.findCharge(charge);
          if (found) return found;
          answered = true;
        } catch (error) {
          if (knowsIt(error)) throw error;
          failure = error;
        }
      }
      if (!answered) throw failure;
      return null;
    },
  };
}

/** Whether somebody else could not say more: an account that is out of order may well be the one that holds it. */
function knowsIt(error: unknown): boolean {
  if (!(error instanceof OutboundError)) return true;
  return error.kind !== 'unauthorised' && !(error.kind === 'refused' && [403, 404].includes(error.status ?? 0));
}
