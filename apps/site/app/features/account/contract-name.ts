import type { ContractSummary } from '@flota/schemas';

/** What a customer calls a contract: by their own name for it, else by its vehicle. */
export const contractName = ({ nickname, vehicle }: Pick<ContractSummary, 'nickname' | 'vehicle'>): string =>
  nickname ?? vehicle;
