import { newApiKey } from '@flota/records';
import type { ApiClient, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

/** A client of the API that may do nothing unless `scopes` say otherwise, and the key it shows. */
export async function createApiClient(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.ApiClientCreateInput> = {},
): Promise<{ client: ApiClient; key: string }> {
  const { key, ...kept } = newApiKey();
  const data = { name: `Sistema ${unique()}`, secrets: { create: kept }, ...overrides };
  return { client: await database.apiClient.create({ data }), key };
}
