import { z } from 'zod';
import { emailSchema, recordVersionSchema } from './primitives.js';
import { line } from './publishing.js';

/** What a site needs before it opens, in the order in which a lender does it. */
export const OPENING_NEEDS = ['company', 'mail', 'admins', 'legal', 'texts', 'plan', 'vehicle'] as const;
export type OpeningNeed = (typeof OPENING_NEEDS)[number];

/** What stands in a template where somebody has to write something. */
export const FILL_IN = '[COMPLETAR';

/** `GET /api/admin/site-opening` */
export interface SiteOpeningData {
  isOpen: boolean;
  /** `null`: it never was open. */
  firstOpenedAt: string | null;
  changedAt: string | null;
  /** E-mail address of who opened or closed it. */
  changedBy: string | null;
  needs: {
    name: OpeningNeed;
    done: boolean;
    /** What of it remains, by the titles staff know it by. */
    missing: string[];
  }[];
}

/** `POST /api/admin/site-opening/test-mail` */
export const testMailSchema = z.object({ to: emailSchema });

/** How it went, in the words of who takes mail over. */
export interface TestMailResult {
  outcome: 'taken' | 'refused' | 'unreachable';
  /** What the server answered, or why it could not be asked. In its own language. */
  answer: string;
  from: string;
  to: string;
}

/** `POST /api/admin/legal-pages/{slug}/approve`: somebody has read the text as it is now. */
export const legalApprovalSchema = recordVersionSchema.extend({
  /** Who read it: of the lender, or its lawyer. */
  approvedBy: line(120, 3),
  /** Whether visitors are to read it, or it does not concern this lender. */
  publish: z.boolean(),
});
