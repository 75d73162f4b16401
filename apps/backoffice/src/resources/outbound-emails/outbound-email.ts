import type { EmailFate, EmailState } from '@flota/schemas';

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
  /** What became of it after it left, where the transport tells. */
  fate: EmailFate | null;
  fateAt: string | null;
  fateReason: string | null;
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
  'payment-promises': 'Promesa de pago',
  privacy: 'Derechos ARCO',
  restructurings: 'Reestructura',
  quotes: 'Cotización',
  signing: 'Firma',
  staff: 'Cuenta del equipo',
  statements: 'Estado de cuenta',
  policies: 'Póliza',
  'tax-changes': 'Cambio de datos fiscales',
};

/** A kind added later by the server shows under its own name until it gets one here. */
export const kindLabel = ({ kind }: Pick<OutboundEmail, 'kind'>): string => KINDS[kind.split('.')[0] ?? ''] ?? kind;

/** What a mail that does not arrive means, and what to do about it. */
export function fateText({ state, fate }: Pick<OutboundEmail, 'state' | 'fate'>): string | null {
  if (state === 'withheld') {
    return 'No se envió: los correos a ese buzón regresan. Confirme la dirección con el cliente; si es correcta, reactive el buzón y reintente.';
  }
  if (fate === 'bounced') return 'El correo regresó: no llegó a su destinatario. Confirme la dirección con el cliente.';
  if (fate === 'complained') return 'El destinatario lo marcó como correo no deseado. No insista sin hablar con él.';
  return null;
}
