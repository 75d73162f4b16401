import type { AccountPayment, Excess } from '@flota/schemas';
import { setExcess } from '../../api/account/contracts.js';
import { UNSAVED_EXCESS_KEY } from '../../constants/storage-keys.js';
import { sessionStore } from '../../lib/browser-storage.js';

/**
 * What is to become of more than is due from now on, where that is wished with a payment. Where it can't be saved the
 * payment goes on all the same, and leaves the page: its result says so.
 */
export async function saveExcessWish(contractId: string, wish: Excess | null): Promise<void> {
  sessionStore.removeItem(UNSAVED_EXCESS_KEY);
  if (wish) await setExcess(contractId, wish).catch(() => sessionStore.setItem(UNSAVED_EXCESS_KEY, contractId));
}

export const isExcessUnsaved = ({ contractId, group }: AccountPayment): boolean =>
  group === null && sessionStore.getItem(UNSAVED_EXCESS_KEY) === contractId;
