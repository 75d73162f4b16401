import type { Conversation, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

export type ConversationInput = Prisma.ConversationUncheckedCreateInput;
type Needed = Pick<ConversationInput, 'customerId'>;

/** A customer has asked something and nobody has answered or read it yet. */
export function buildConversation(overrides: Partial<ConversationInput> & Needed): ConversationInput {
  const createdAt = overrides.createdAt ?? new Date();
  return {
    folio: `M-${unique().slice(0, 5)}-${unique().slice(0, 5)}`.toUpperCase(),
    subject: 'Cambio de domicilio',
    createdAt,
    lastMessageAt: createdAt,
    customerReadAt: createdAt,
    waitingSince: createdAt,
    messages: {
      create: { author: 'customer', text: '¿Qué necesito para cambiar el domicilio de mi contrato?', createdAt },
    },
    ...overrides,
  };
}

export function createConversation(
  database: Prisma.TransactionClient,
  overrides: Partial<ConversationInput> & Needed,
): Promise<Conversation> {
  return database.conversation.create({ data: buildConversation(overrides) });
}
