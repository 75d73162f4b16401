import { type BatchRows, Flota } from '@flota/sdk';

/** By client credentials instead of the key. The same night sent again, under the same key, changes nothing. */
export async function sendPolicies(
  baseUrl: string,
  credentials: { clientId: string; clientSecret: string },
  night: string,
  policies: AsyncIterable<BatchRows['policies']> | Iterable<BatchRows['policies']>,
) {
  const flota = new Flota({ baseUrl, ...credentials, scopes: ['policies:write'] });
  const refused: string[] = [];
  for await (const { externalId, outcome, problems } of flota.upload('policies', policies, {
    key: `policies-${night}`,
  })) {
    if (outcome === 'refused') refused.push(`${externalId}: ${problems?.map(({ text }) => text).join(' ')}`);
  }
  return refused;
}
