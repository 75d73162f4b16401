import type { Prisma } from '@flota/prisma';
import {
  type AccountMessage,
  conversationRatingSchema,
  type ConversationSummary,
  type RatingScore,
} from '@flota/schemas';
import { contractLabel } from '../contracts/index.js';

/** Who wrote, once the account of that member of staff is gone. */
const CARE = 'Atención a clientes';

export const WITH_CONTRACT = {
  contract: { select: { number: true, nickname: true } },
} satisfies Prisma.ConversationInclude;

export const WHOLE_MESSAGE = {
  staff: { select: { name: true } },
  conversation: { select: { customer: { select: { name: true } } } },
  attachments: { include: { file: true }, orderBy: { name: 'asc' } },
} satisfies Prisma.MessageInclude;

export const MESSAGES = {
  messages: { include: WHOLE_MESSAGE, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ConversationInclude;

export type WholeMessage = Prisma.MessageGetPayload<{ include: typeof WHOLE_MESSAGE }>;

export const presentConversation = (
  conversation: Prisma.ConversationGetPayload<{ include: typeof WITH_CONTRACT }>,
  unread: number,
): ConversationSummary => ({
  id: conversation.id,
  folio: conversation.folio,
  subject: conversation.subject,
  contractId: conversation.contractId,
  contractLabel: conversation.contract && contractLabel(conversation.contract),
  state: conversation.state,
  lastMessageAt: conversation.lastMessageAt.toISOString(),
  unread,
});

export const presentMessage = (message: WholeMessage): AccountMessage => ({
  id: message.id,
  author: message.author,
  authorName: message.author === 'customer' ? message.conversation.customer.name : firstName(message.staff),
  text: message.text,
  createdAt: message.createdAt.toISOString(),
  attachments: message.attachments.map(({ fileId, name, file: { contentType, size } }) => ({
    fileId,
    name,
    contentType,
    size,
  })),
});

export const ratingScore = ({ score }: { score: number }): RatingScore =>
  conversationRatingSchema.shape.score.parse(score);

export const firstName = (staff: WholeMessage['staff']): string => staff?.name.split(' ')[0] ?? CARE;
