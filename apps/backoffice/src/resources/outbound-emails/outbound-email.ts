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
  /** A table's name and the id of its row. */
  about: { kind: string; id: string } | null;
}

/** By the part of the product that owes it. */
const KINDS: Record<string, string> = {
  'bill-requests': 'Factura del vehículo',
  contracts: 'Contrato',
  customers: 'Acceso del cliente',
  leads: 'Solicitud',
  messages: 'Mensaje',
  payments: 'Pago',
  privacy: 'Derechos ARCO',
  quotes: 'Cotización',
  statements: 'Estado de cuenta',
  'tax-changes': 'Cambio de datos fiscales',
};

/** A kind added later by the server shows under its own name until it gets one here. */
export const kindLabel = ({ kind }: Pick<OutboundEmail, 'kind'>): string => KINDS[kind.split('.')[0] ?? ''] ?? kind;
