import type { ApiClientSecret, Prisma } from '@flota/prisma';
import { addDays, type AdminApiClient, type AdminApiKey, API_SCOPES, dayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../../../platform/resources/resource.js';

const include = { secrets: { orderBy: { createdAt: 'desc' } } } satisfies Prisma.ApiClientInclude;
type Row = Prisma.ApiClientGetPayload<{ include: typeof include }>;

/** The outside systems. Only administrators, who may do all that is named; changes have routes of their own. */
export const apiClientsResource = defineResource<Row>({
  name: 'api-clients',
  allow: { list: [], show: [], create: [], edit: [] },
  model: (database) => database.apiClient,
  include,
  search: { columns: ['name'] },
  sort: sortedBy('name', 'createdAt'),
  defaultOrder: { name: 'asc' },
  filters: {
    revoked: z.boolean().transform((revoked) => ({ revokedAt: revoked ? { not: null } : null })),
  },
  present: ({ secrets, ...client }): AdminApiClient => ({
    id: client.id,
    name: client.name,
    scopes: API_SCOPES.filter((scope) => client.scopes.includes(scope)),
    requestsPerMinute: client.requestsPerMinute,
    state: stateOf(client),
    lastDay: client.expiresAt && addDays(dayInMexico(client.expiresAt), -1),
    revokedAt: client.revokedAt?.toISOString() ?? null,
    lastUsedAt: latest(secrets.map(({ lastUsedAt }) => lastUsedAt)),
    keys: secrets.map((secret) => presentKey(secret, stateOf(client) === 'active')),
    createdAt: client.createdAt.toISOString(),
    updatedAt: client.updatedAt.toISOString(),
  }),
});

function stateOf({ revokedAt, expiresAt }: Pick<Row, 'revokedAt' | 'expiresAt'>): AdminApiClient['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= new Date() ? 'expired' : 'active';
}

function presentKey({ id, handle, ...secret }: ApiClientSecret, clientCounts: boolean): AdminApiKey {
  const { revokedAt, expiresAt, lastUsedAt, createdAt } = secret;
  const hasEnded = !clientCounts || revokedAt !== null || (expiresAt !== null && expiresAt <= new Date());
  return {
    id,
    shown: `flota_${handle}…`,
    state: hasEnded ? 'ended' : expiresAt ? 'overlapping' : 'current',
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const latest = (moments: readonly (Date | null)[]): string | null =>
  moments
    .flatMap((moment) => (moment ? [moment.toISOString()] : []))
    .toSorted()
    .at(-1) ?? null;
