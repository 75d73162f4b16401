import { Injectable } from '@nestjs/common';
import type {
  AccountConversation,
  AccountMessage,
  ConversationSummary,
  FileLink,
  newConversationSchema,
  newMessageSchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { SettingsService } from '../content/index.js';
import type { CurrentCustomer } from '../platform/auth/current-user.js';
import { newFolio } from '../platform/crypto/folio.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { FormIntake } from '../platform/forms/form-intake.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { FileLinks } from '../platform/storage/file-links.js';
import { extensionOf } from '../platform/storage/staff-downloads.js';
import { KeptUploads } from '../platform/uploads/kept-uploads.js';
import type { SentFile } from '../platform/uploads/checked-file.js';
import { MESSAGES, presentConversation, presentMessage, ratingScore, WITH_CONTRACT } from './conversation.presenter.js';
import { hashesOf, type MessageForm } from './message-form.js';
import { MessageNoticeMail } from './message-notice.mail.js';
import { MessageWriter } from './message-writer.js';

/** More than anybody writes, and little enough that nobody fills the storage. */
const LIMIT = { name: 'customer-messages', points: 40, seconds: 3_600 };
const MAX_LISTED = 200;

/** Conversations of customers with customer care: what customers do in them. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly settings: SettingsService,
    private readonly writer: MessageWriter,
    private readonly uploads: KeptUploads,
    private readonly links: FileLinks,
    private readonly limiter: RateLimiter,
  ) {}

  async list({ id: customerId }: CurrentCustomer): Promise<ConversationSummary[]> {
    const [conversations, unread] = await Promise.all([
      this.prisma.conversation.findMany({
        where: { customerId },
        include: WITH_CONTRACT,
        orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
        take: MAX_LISTED,
      }),
      this.unread(customerId),
    ]);
    return conversations.map((each) => presentConversation(each, unread.get(each.id) ?? 0));
  }

  /** With it, everything in it is read, unless it is staff who look at the account. */
  async read({ id: customerId, view }: CurrentCustomer, id: string): Promise<AccountConversation> {
    const conversation = await this.prisma.conversation.findFirst({
      where: { id, customerId },
      include: { ...WITH_CONTRACT, ...MESSAGES, rating: { select: { score: true } } },
    });
    if (!conversation) throw ProblemException.notFound();
    // Not now, but when the last message shown was written: another may have come in meanwhile.
    const until = conversation.messages.at(-1)?.createdAt;
    if (until && !view) await this.prisma.conversation.update({ where: { id }, data: { customerReadAt: until } });
    return {
      ...presentConversation(conversation, 0),
      messages: conversation.messages.map(presentMessage),
      asksRating: conversation.closedAt !== null && conversation.state === 'closed' && conversation.rating === null,
      ratedScore: conversation.rating && ratingScore(conversation.rating),
    };
  }

  /**
   * Answers the id of the new conversation; the same `Idempotency-Key` gets the same one.
   *
   * @param repeat `body`: what else a repeat has in common
   * @param alongside written in the same transaction
   */
  async open(
    customer: CurrentCustomer,
    { message, files }: MessageForm<z.output<typeof newConversationSchema>>,
    { body, ...repeat }: { route: string; key: string | undefined; body?: object },
    alongside?: (database: Database, conversationId: string) => Promise<void>,
  ): Promise<string> {
    const { text, subject, contractId } = message;
    return this.intake.takeSignedIn(
      { ...repeat, body: { customerId: customer.id, ...message, ...body, hashes: hashesOf(files) } },
      async () => {
        await this.requireContract(customer, contractId);
        return this.prepare(customer, files);
      },
      async (database, { kept, mailbox }, owe) => {
        const { id: conversationId } = await database.conversation.create({
          data: { customerId: customer.id, folio: newFolio('conversation'), subject, contractId },
          select: { id: true },
        });
        await this.writer.write(database, { conversationId, text, files: kept }, oweNotice(owe, mailbox));
        await alongside?.(database, conversationId);
        return conversationId;
      },
    );
  }

  async write(
    customer: CurrentCustomer,
    conversationId: string,
    { message: { text }, files }: MessageForm<z.output<typeof newMessageSchema>>,
    key: string | undefined,
  ): Promise<AccountMessage> {
    const id = await this.intake.takeSignedIn(
      {
        key,
        route: 'POST /api/customers/conversations/{id}/messages',
        body: { customerId: customer.id, conversationId, text, hashes: hashesOf(files) },
      },
      async () => {
        const own = { id: conversationId, customerId: customer.id };
        if (!(await this.prisma.conversation.findFirst({ where: own, select: { id: true } }))) {
          throw ProblemException.notFound();
        }
        return this.prepare(customer, files);
      },
      (database: Database, { kept, mailbox }, owe) =>
        this.writer.write(database, { conversationId, text, files: kept }, oweNotice(owe, mailbox)),
    );
    return this.writer.present(id);
  }

  async link(customer: CurrentCustomer, messageId: string, fileId: string): Promise<FileLink> {
    const own = { id: messageId, conversation: { customerId: customer.id } };
    const { file, name } = await this.writer.attachment(own, fileId);
    return this.links.issue(file, `${name}.${extensionOf(file)}`);
  }

  private async prepare(customer: CurrentCustomer, files: SentFile[]) {
    await this.limiter.consume(LIMIT, customer.id);
    return { kept: await this.uploads.keep({ files }), mailbox: (await this.settings.site()).email };
  }

  private async requireContract({ id: customerId }: CurrentCustomer, id: string | null): Promise<void> {
    if (id === null) return;
    const own = await this.prisma.contract.findFirst({ where: { id, customerId }, select: { id: true } });
    if (!own) throw ProblemException.notFound();
  }

  /** Answers of each conversation that came after the customer last looked. */
  private async unread(customerId: string): Promise<Map<string, number>> {
    const rows = await this.prisma.$queryRaw<{ id: string; count: number }[]>`
      select c.id, count(*)::int as count
      from conversation c join message m on m.conversation_id = c.id
      where c.customer_id = ${customerId}::uuid and m.author = 'staff'
        and (c.customer_read_at is null or m.created_at > c.customer_read_at)
      group by c.id`;
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

const oweNotice = (owe: Owe, mailbox: string) => (id: string) =>
  owe(MessageNoticeMail, { to: mailbox, about: { kind: 'message', id } });
