import { ConversationState, type Prisma, type PrismaClient } from '@flota/prisma';
import type { AdminConversation, AdminConversationRow } from '@flota/schemas';
import { z } from 'zod';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import {
  defineResource,
  type Resource,
  sortedBy,
  sortedByOptional,
  sortedWithin,
} from '../platform/resources/resource.js';
import { withRfc } from '../contracts/index.js';
import { firstName, MESSAGES, presentMessage, ratingScore } from './conversation.presenter.js';
import { lateConversations, timelyConversations } from './work/late-conversations.js';

const include = {
  customer: { select: { id: true, name: true, email: true } },
  contract: { select: { number: true } },
  owner: { select: { id: true, name: true } },
} satisfies Prisma.ConversationInclude;
const includeOne = {
  ...include,
  ...MESSAGES,
  notes: { include: { staff: { select: { name: true } } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  rating: true,
} satisfies Prisma.ConversationInclude;

type Row = Prisma.ConversationGetPayload<{ include: typeof include }>;
type WholeRow = Prisma.ConversationGetPayload<{ include: typeof includeOne }>;

const present = (conversation: Row): AdminConversationRow => ({
  id: conversation.id,
  folio: conversation.folio,
  subject: conversation.subject,
  state: conversation.state,
  customer: conversation.customer,
  contractId: conversation.contractId,
  contractNumber: conversation.contract?.number ?? null,
  createdAt: conversation.createdAt.toISOString(),
  lastMessageAt: conversation.lastMessageAt.toISOString(),
  unread: conversation.staffReadAt === null || conversation.lastMessageAt > conversation.staffReadAt,
  owner: conversation.owner,
  ...waitOf(conversation),
});

/** A closed one keeps none; what the former release closed may. */
const waitOf = ({ state, waitingSince, answerDueAt }: Row) => ({
  waitingSince: state === 'open' ? (waitingSince?.toISOString() ?? null) : null,
  answerDueAt: state === 'open' ? (answerDueAt?.toISOString() ?? null) : null,
});

const presentWhole = ({ messages, notes, rating, ...conversation }: WholeRow): AdminConversation => ({
  ...present(conversation),
  messages: messages.map(presentMessage),
  notes: notes.map(({ id, staff, text, createdAt }) => ({
    id,
    authorName: firstName(staff),
    text,
    createdAt: createdAt.toISOString(),
  })),
  rating: rating && {
    score: ratingScore(rating),
    comment: rating.comment,
    ratedAt: rating.ratedAt.toISOString(),
  },
});

/** Conversations with something that staff have not read. */
export const unreadByStaff = ({ fields }: PrismaClient['conversation']): Prisma.ConversationWhereInput => ({
  OR: [{ staffReadAt: null }, { lastMessageAt: { gt: fields.staffReadAt } }],
});

/**
 * Conversations are opened by customers: staff read them, and answer by an action of its own.
 *
 * @param unread what is true of those with something unread
 */
export const conversationsResource = (unread: Prisma.ConversationWhereInput, encryption: FieldEncryption): Resource =>
  defineResource<Row>({
    name: 'conversations',
    allow: { list: ['care', 'auditor'], show: ['care', 'auditor'], answer: ['care'], 'read-file': ['care'] },
    model: (database) => database.conversation,
    include,
    search: {
      texts: ['searchText'],
      rfc: (rfc) => ({ customer: { taxProfiles: { some: withRfc(encryption, rfc) } } }),
    },
    palette: { tell: ({ subject, folio, customer }) => ({ title: subject, detail: `${folio} · ${customer.name}` }) },
    sort: {
      ...sortedBy('lastMessageAt', 'createdAt', 'subject'),
      ...sortedWithin('lastMessageAt', 'state'),
      ...sortedByOptional('waitingSince', 'answerDueAt'),
    },
    defaultOrder: { lastMessageAt: 'desc' },
    filters: {
      state: z.enum(ConversationState).transform((state) => ({ state })),
      unread: z.boolean().transform((wanted) => (wanted ? unread : { NOT: unread })),
      owner: z
        .union([z.literal('nobody'), z.uuid()])
        .transform((owner) => ({ ownerId: owner === 'nobody' ? null : owner })),
      late: z.boolean().transform((late) => (late ? lateConversations() : timelyConversations())),
      customerId: z.uuid().transform((customerId) => ({ customerId })),
    },
    present,
    includeOne,
    presentOne: (conversation) => presentWhole(conversation as WholeRow),
  });
