import {
  type Ledger,
  postPayment,
  postPayoff,
  type Posting,
  postPrepayment,
  postPurchaseOption,
  type Receipt,
} from '@flota/finance';
import type { TransferKind } from '@flota/schemas';

/** How money is posted, by what staff say it was meant for. */
export const POST_TRANSFER: Record<TransferKind, (ledger: Ledger, receipt: Receipt) => Posting> = {
  payment: postPayment,
  prepayment: postPrepayment,
  payoff: postPayoff,
  purchase_option: postPurchaseOption,
};
