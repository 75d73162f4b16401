/** As whom the visitor signs, or that they don't. */
export const SANDBOX_ANSWERS = ['own', 'other', 'decline'] as const;
export type SandboxAnswer = (typeof SANDBOX_ANSWERS)[number];

/** What the sandbox's page shows. */
export interface SandboxSigning {
  companyName: string;
  folio: string;
  title: string;
  /** Who is to sign. */
  signer: string;
  documentUrl: string;
  /** Whether it can still be signed. */
  open: boolean;
  backUrl: string | null;
  /** What this visitor chose before. */
  outcome: 'signed' | 'declined' | null;
}
