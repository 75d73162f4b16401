import { z } from 'zod';
import { addDays, todayInMexico } from '../calendar.js';
import { fieldCode } from '../field-codes.js';
import { dateOnly } from '../primitives.js';
import { API_SCOPES, type ApiScope } from './scopes.js';

const name = z
  .string(fieldCode('NAME.REQUIRED'))
  .trim()
  .min(1, fieldCode('NAME.REQUIRED'))
  .max(80, fieldCode('NAME.TOO_LONG'));

const scopes = z
  .array(z.enum(API_SCOPES, fieldCode('CHOICE.UNKNOWN')), fieldCode('SCOPES.REQUIRED'))
  .min(1, fieldCode('SCOPES.REQUIRED'))
  .transform((chosen) => API_SCOPES.filter((scope) => chosen.includes(scope)));

const LONGEST_DAYS = 3650;

/** The last day it counts; `null` for one without an end. */
const lastDay = dateOnly
  .refine((day) => day >= todayInMexico(), fieldCode('DATE.IN_PAST'))
  .refine((day) => day <= addDays(todayInMexico(), LONGEST_DAYS), fieldCode('DATE.TOO_FAR'))
  .nullable();

const requestsPerMinute = z
  .int(fieldCode('COUNT.OUT_OF_RANGE'))
  .min(1, fieldCode('COUNT.OUT_OF_RANGE'))
  .max(100_000, fieldCode('COUNT.OUT_OF_RANGE'));

/** `POST /api/admin/api-clients`. */
export const apiClientSchema = z.object({ name, scopes, requestsPerMinute, lastDay });

/** `PATCH /api/admin/api-clients/:id`; `updatedAt` as it was read. */
export const apiClientChangeSchema = apiClientSchema.extend({
  updatedAt: z.iso.datetime(fieldCode('VALUE.INVALID')),
});

/** How long the former key counts beside the new one, in hours. */
export const OVERLAP_HOURS = { 0: 'Deja de servir ya', 24: '1 día', 72: '3 días', 168: '7 días' } as const;

const isOverlap = (hours: number): hours is keyof typeof OVERLAP_HOURS => hours in OVERLAP_HOURS;

/** `POST /api/admin/api-clients/:id/keys`. */
export const apiKeyRotationSchema = z.object({
  overlapHours: z.int(fieldCode('CHOICE.UNKNOWN')).refine(isOverlap, fieldCode('CHOICE.UNKNOWN')),
});

/** The key, this once. */
export const newApiKeySchema = z.object({ id: z.string(), key: z.string() });
export type NewApiKey = z.output<typeof newApiKeySchema>;

export interface AdminApiKey {
  id: string;
  /** e.g. `flota_a8Kq2nV4zR…`. */
  shown: string;
  /** `overlapping` counts until the new one takes its place. */
  state: 'current' | 'overlapping' | 'ended';
  expiresAt: string | null;
  lastUsedAt: string | null;
  createdAt: string;
}

/** A client of the API, as administrators see it. */
export interface AdminApiClient {
  id: string;
  name: string;
  scopes: ApiScope[];
  requestsPerMinute: number;
  state: 'active' | 'expired' | 'revoked';
  lastDay: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  /** The newest first. */
  keys: AdminApiKey[];
  createdAt: string;
  updatedAt: string;
}
