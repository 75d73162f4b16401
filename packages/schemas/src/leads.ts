import { z } from 'zod';
import { botDefenceFields } from './quotes.js';

export const PREFERRED_TIMES = ['morning', 'afternoon', 'any'] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

/**
 * `POST /api/quotes/{token}/call-back`: "let an adviser call me". Name and telephone are the quote's own, which the
 * page that asks does not know. Answers 201; asking again for the same quote changes the time and makes no second lead.
 */
export const callBackRequestSchema = z.object({
  preferredTime: z.enum(PREFERRED_TIMES, 'PREFERRED_TIME.INVALID').default('any'),
  ...botDefenceFields,
});

export const callBackResponseSchema = z.object({ folio: z.string(), preferredTime: z.enum(PREFERRED_TIMES) });

export const LEAD_STATES = ['new', 'contacted', 'closed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** What staff write of a lead. */
export const leadWriteSchema = z.object({
  state: z.enum(LEAD_STATES, 'STATE.INVALID'),
  notes: z.string().trim().max(5000, 'NOTES.TOO_LONG').default(''),
});

/** `GET /api/admin/leads`: sortable by createdAt, name, state; filters q, state. */
export interface AdminLead {
  id: string;
  createdAt: string;
  updatedAt: string;
  kind: 'call-back';
  name: string;
  email: string;
  phone: string;
  preferredTime: PreferredTime;
  state: LeadState;
  notes: string;
  quoteId: string;
  quoteFolio: string;
}
