import type { Book } from '@flota/finance';
import { type ReceivedTransfer, todayInMexico } from '@flota/schemas';
import { unusualMoney } from '../../../../payments/index.js';
import { ProblemException } from '../../../../platform/errors/problem.exception.js';

/** Money of an amount that nobody would expect comes in once its sender says that it is meant, as when staff post it. */
export function refuseUnusual(book: Book, transfer: ReceivedTransfer): void {
  const unusual = unusualMoney(book, transfer, todayInMexico());
  if (!unusual) return;
  const detail = `${unusual.reason}: ${unusual.most} is the most owed, ${unusual.usual} is usual.`;
  throw ProblemException.invalid([{ field: 'amount', code: 'AMOUNT.UNUSUAL', detail }]);
}
