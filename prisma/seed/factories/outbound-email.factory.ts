import { randomUUID } from 'node:crypto';
import type { OutboundEmail, Prisma } from '../../generated/client.js';

type OutboundEmailInput = Prisma.OutboundEmailCreateManyInput;

/** A mail that is owed and due; {@link sentAt} and {@link refused} tell how it went. */
export function buildOutboundEmail(overrides: Partial<OutboundEmailInput> = {}): OutboundEmailInput {
  return { id: randomUUID(), kind: 'quotes.send-email', recipient: 'compras@rosales.example', ...overrides };
}

export function createOutboundEmail(
  database: Prisma.TransactionClient,
  overrides: Partial<OutboundEmailInput> = {},
): Promise<OutboundEmail> {
  return database.outboundEmail.create({ data: buildOutboundEmail(overrides) });
}

export function sentAt(instant: Date): Partial<OutboundEmailInput> {
  const id = randomUUID();
  return { id, state: 'sent', attempts: 1, nextAttemptAt: null, sentAt: instant, messageId: `<${id}@flota>` };
}

export function refused(lastError: string, attempts = 1): Partial<OutboundEmailInput> {
  return { state: 'failed', attempts, nextAttemptAt: null, lastError };
}
