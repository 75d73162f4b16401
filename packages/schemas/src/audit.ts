import { z } from 'zod';

/** What happens to accounts and to what they may see. Each is the `action` of its entry in the audit log. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in.failed',
  'sign-in.limited',
  'sign-out',
  'session.ended',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.failed',
  'password.changed',
  'step-up',
  'step-up.failed',
  'export',
  'reveal',
  'account-view',
  'account-view.page',
  'account-view.ended',
  'refused',
  'recovery.asked',
  'recovery.approved',
  'recovery.refused',
  'api-token.issued',
  'api-client.refused',
  'api-client.read',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** `GET /api/admin/audit-log`, the newest first. */
export interface AdminAuditEntry {
  id: string;
  at: string;
  /** `null` where it is not known who it was. */
  actorId: string | null;
  actorEmail: string | null;
  action: string;
  resource: string;
  recordId: string;
  /** Fields with `{ from, to }`, or plain values. */
  changes: Record<string, unknown>;
  address: string | null;
  device: string | null;
  /** Its place in the chain, and its seal in hexadecimal; `null` for one that was put there past it. */
  number: number | null;
  seal: string | null;
}

/** Query of `GET /api/admin/audit-log/chain`: the next stretch of the chain is proved. */
export const chainQuerySchema = z.object({
  /** The number of the last entry that was proved; 0 to begin. */
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  /** A head that somebody noted earlier, to be looked for once all is proved. */
  head: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** `GET /api/admin/audit-log/chain`: one stretch. Asked again with `proved` as `after` until it is `done`. */
export const chainStepSchema = z.object({
  /** The number of the last entry up to which all is as it was written. */
  proved: z.int(),
  /** Entries in all, at this moment. */
  total: z.int(),
  /** The hash of the entry `proved`, in hexadecimal: what is noted elsewhere. */
  head: z.string(),
  done: z.boolean(),
  broken: z
    .object({ seq: z.int(), entryId: z.string(), reason: z.enum(['changed', 'missing', 'not-following']) })
    .nullable(),
  /** Entries without a seal; counted once it is done. */
  unsealed: z.int(),
  /** Whether the head that was noted is part of the log; `null` when none was named or it isn't done. */
  noted: z.enum(['found', 'gone']).nullable(),
});
export type ChainStep = z.output<typeof chainStepSchema>;
