import type { BillRequestState, ContractKind, ContractState, InstalmentKind } from '@flota/prisma';
import type { BillEligibility } from '@flota/schemas';

/** What decides whether a contract's vehicle may get its bill. */
export interface BillableContract {
  kind: ContractKind;
  state: ContractState;
  instalments: readonly { kind: InstalmentKind; settledOn: Date | null }[];
  billRequests: readonly { state: BillRequestState }[];
}

type Block = BillEligibility['contracts'][number]['blockedBy'];

const LEASES: readonly ContractKind[] = ['financial_lease', 'pure_lease'];
const ENDED: readonly BillRequestState[] = ['rejected', 'delivered'];

/** Why there is no bill to ask for, or `null` when there is. A leased vehicle is the customer's only once it is bought. */
export function blockOf({ kind, state, instalments, billRequests }: BillableContract): Block {
  if (billRequests.some((request) => request.state === 'delivered')) return 'delivered';
  if (billRequests.some((request) => !ENDED.includes(request.state))) return 'request-open';
  if (state !== 'paid_off') return 'not-paid-off';
  return LEASES.includes(kind) && !isBought(kind, instalments) ? 'purchase-option-open' : null;
}

/** Settling a financial lease early pays its option with the rest, and leaves no line of it. */
function isBought(kind: ContractKind, instalments: BillableContract['instalments']): boolean {
  const option = instalments.find((each) => each.kind === 'purchase_option');
  return option ? option.settledOn !== null : kind === 'financial_lease';
}
