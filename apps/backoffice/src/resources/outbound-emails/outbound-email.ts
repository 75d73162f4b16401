import type { EmailState } from '@flota/schemas';

/** `GET /api/admin/outbound-emails` */
export interface OutboundEmail {
  id: string;
  kind: string;
  to: string;
  subject: string | null;
  state: EmailState;
  attempts: number;
  createdAt: string;
  sentAt: string | null;
  nextAttemptAt: string | null;
  lastError: string | null;
  quoteId: string | null;
}

const KINDS: Record<string, string> = { quotes: 'Cotización', leads: 'Solicitud', privacy: 'Derechos ARCO' };

/** A kind added later by the server shows under its own name until it gets one here. */
export const kindLabel = ({ kind }: Pick<OutboundEmail, 'kind'>): string =>
  KINDS[kind.split(/[.:_-]/)[0] ?? ''] ?? kind;
