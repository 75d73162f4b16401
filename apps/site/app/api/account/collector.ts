import { ownCollectorSchema } from '@flota/schemas';
import { accountApi } from './client.js';

export const readCollector = (contractId: string) =>
  accountApi.get(`/api/customers/contracts/${encodeURIComponent(contractId)}/collector`, ownCollectorSchema);
