import type { ContractSummary } from '@flota/schemas';
import { contractName } from '../account/index.js';

type Named = Pick<ContractSummary, 'id' | 'nickname' | 'vehicle' | 'number'>;

/** What the customer calls the contract of a paper, with its number. */
export function contractOf(contracts: readonly Named[], id: string): string {
  const contract = contracts.find((each) => each.id === id);
  return contract ? `${contractName(contract)}, ${contract.number}` : '';
}
