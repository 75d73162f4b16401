import { z } from 'zod';
import type { Connection } from '../connectors/connectors.js';

/** An entity: a person or a company whose data are read. With a page of its own while something of it is missing. */
const entitySchema = z.object({ id: z.string().min(1).max(100), onboardingUrl: z.url().nullish() });
const entitiesSchema = z.union([z.array(entitySchema), z.object({ 'hydra:member': z.array(entitySchema) })]);

export interface SyntageEntity {
  id: string;
  onboardingUrl: string | null;
}

interface Registered {
  name: string;
  rfc: string;
  /** Of the lead, for the log of calls. */
  leadId: string;
}

const JSON_ANSWER = { accept: 'application/json' };

/** The entity of that RFC; made if there is none yet. Asked twice it answers the same one. */
export async function entityOf(
  { http }: Pick<Connection, 'http'>,
  { name, rfc, leadId }: Registered,
): Promise<SyntageEntity> {
  const about = { kind: 'lead', id: leadId };
  const found = await http.request({
    operation: 'Buscar empresa',
    path: '/entities',
    query: { 'taxpayer.id': rfc, itemsPerPage: 1 },
    headers: JSON_ANSWER,
    schema: entitiesSchema,
    about,
  });
  const [known] = Array.isArray(found) ? found : found['hydra:member'];
  const entity =
    known ??
    (await http.request({
      operation: 'Registrar empresa',
      method: 'POST',
      path: '/entities',
      headers: JSON_ANSWER,
      json: {
        type: rfc.length === 12 ? 'company' : 'person',
        name,
        identifiers: [{ country: 'mx', identifier: 'rfc', value: rfc }],
      },
      schema: entitySchema,
      about,
    }));
  return { id: entity.id, onboardingUrl: safeUrl(entity.onboardingUrl) };
}

/** It becomes a link that visitors follow. */
const safeUrl = (address: string | null | undefined): string | null =>
  address?.startsWith('https://') ? address : null;
