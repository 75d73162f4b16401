import type { AccountBillRequest, BillCorrection, BillEligibility } from '@flota/schemas';
import type { Bills } from '../../api/account/bill-requests.js';

export type BillContract = BillEligibility['contracts'][number];

/** A contract and where the bill of its vehicle stands. */
export interface BillCase {
  contract: BillContract;
  /** The request that counts. */
  request: AccountBillRequest | null;
  /** Rejected ones before it, the newest first. */
  former: AccountBillRequest[];
}

/** What waits for the customer comes first, what has ended last. */
const rank = ({ contract, request }: BillCase): number => {
  if (request?.state === 'needs_correction' || request?.state === 'rejected') return 0;
  if (contract.eligible) return 1;
  if (contract.blockedBy === 'request-open') return 2;
  return contract.blockedBy === 'delivered' ? 4 : 3;
};

export const billCases = ({ contracts, requests }: Bills): BillCase[] =>
  contracts
    .map((contract) => {
      // Newest first, as the API answers them.
      const [request = null, ...former] = requests.filter(({ contractId }) => contractId === contract.contractId);
      return { contract, request, former };
    })
    .sort((a, b) => rank(a) - rank(b));

/** What the customer has to mend now. */
export const openCorrection = (request: AccountBillRequest | null): BillCorrection | null =>
  request?.state === 'needs_correction'
    ? (request.corrections.findLast(({ mendedAt, droppedAt }) => mendedAt === null && droppedAt === null) ?? null)
    : null;
