import { readDocuments } from '../../../api/account/contracts.js';
import { accountCache } from '../account-cache.js';
import { useAccountData } from '../use-account-data.js';

const keyOf = (contractId: string): string => `documents ${contractId}`;

export const useDocuments = (contractId: string) => useAccountData(keyOf(contractId), () => readDocuments(contractId));

/** After a letter was written. */
export const reloadDocuments = (contractId: string): Promise<void> =>
  accountCache.load(keyOf(contractId), () => readDocuments(contractId));
