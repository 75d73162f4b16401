import type { SyntageState } from '@flota/prisma';
import type { SYNTAGE_EXTRACTION_STATES } from '@flota/schemas';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameText } from '../../platform/crypto/keys.js';

/** A message that was written down and sent again later says nothing any more. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether the provider signed it: `t=<seconds>,s=<HMAC-SHA256 of "t.body">`
 * (https://docs.syntage.com/guides/validating-webhook-requests).
 */
export function isSignedBySyntage(
  { body, header, secret }: { body: Buffer; header: string | undefined; secret: string },
  now = Date.now(),
): boolean {
  const parts = new Map((header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string]));
  const time = parts.get('t') ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return sameText((parts.get('s') ?? '').toLowerCase(), expected);
}

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const CREDENTIAL_STATES: Record<string, SyntageState | undefined> = {
  valid: 'authorised',
  disabled: 'revoked',
  deactivated: 'revoked',
};

type ExtractionState = (typeof SYNTAGE_EXTRACTION_STATES)[number];

const EXTRACTION_STATES: Record<string, ExtractionState | undefined> = {
  pending: 'pending',
  waiting: 'pending',
  running: 'running',
  finished: 'finished',
  failed: 'failed',
  stopping: 'stopped',
  stopped: 'stopped',
  cancelled: 'stopped',
};

const eventSchema = z.object({
  type: z.string().max(100),
  createdAt: instant,
  data: z.object({ object: z.looseObject({}) }),
});
const credentialSchema = z.object({ rfc: z.string().max(20), status: z.string().max(40).optional() });
const extractionSchema = z.object({
  extractor: z.string().max(60),
  status: z.string().max(40),
  /** The entity's address, `/entities/{id}`; the former name of entities is links. */
  entity: z.string().max(200).optional(),
  link: z.string().max(200).optional(),
});

/** What a message says that is of concern here; `null` for all else. */
export type SyntageNews =
  | { kind: 'authorisation'; rfc: string; state: SyntageState; at: Date }
  | { kind: 'extraction'; entityId: string; what: string; state: ExtractionState; at: string }
  | null;

/** @throws ZodError when it is no event, or not what its type says */
export function newsIn(message: unknown): SyntageNews {
  const { type, createdAt, data } = eventSchema.parse(message);
  if (type.startsWith('credential.')) {
    const { rfc, status } = credentialSchema.parse(data.object);
    const state = type === 'credential.deleted' ? 'revoked' : CREDENTIAL_STATES[status ?? ''];
    return state ? { kind: 'authorisation', rfc, state, at: createdAt } : null;
  }
  if (type === 'extraction.created' || type === 'extraction.updated') {
    const { extractor, status, entity, link } = extractionSchema.parse(data.object);
    const entityId = (entity ?? link ?? '').split('/').at(-1) ?? '';
    const state = EXTRACTION_STATES[status];
    return state && entityId
      ? { kind: 'extraction', entityId, what: extractor, state, at: createdAt.toISOString() }
      : null;
  }
  return null;
}
