import { Injectable } from '@nestjs/common';
import type { OutboundEmail, PushNotice, TextMessage } from '@flota/prisma';
import { pushKindSchema, NOTICES, type SentNotices as SentNoticesPage } from '@flota/schemas';
import { PrismaService } from '../database/prisma.service.js';
import { TextKinds } from '../messaging/text-kinds.js';
import { Mails } from '../outbox/mails.js';
import { masked, maskedEmail } from '../text/masked.js';
import { shownNotice } from './push/shown-notice.js';
import { sentState } from './sent-state.js';

type Sent = SentNoticesPage['notices'][number];

const PAGE = 20;
/** Of one instant, for which no page may end in between: what one change owes is written at once. */
const MOST_AT_ONCE = 30;

/** What a customer was told, by every channel: the rows that sent it, for as long as those are kept. */
@Injectable()
export class SentNotices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mails: Mails,
    private readonly texts: TextKinds,
  ) {}

  /** The newest first, before an instant. */
  async of(customerId: string, before?: string): Promise<SentNoticesPage> {
    const some = {
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
      take: PAGE + MOST_AT_ONCE,
    };
    const createdAt = before === undefined ? {} : { lt: new Date(before) };
    const conversations = await this.prisma.conversation.findMany({ where: { customerId }, select: { id: true } });
    const as = [
      { agreedKind: 'customer', agreedId: customerId },
      // Who wrote to us by telephone is answered there.
      { agreedKind: 'conversation', agreedId: { in: conversations.map(({ id }) => id) } },
    ];
    const [mails, texts, pushes] = await Promise.all([
      this.prisma.outboundEmail.findMany({ ...some, where: { toldCustomerId: customerId, createdAt } }),
      this.prisma.textMessage.findMany({ ...some, where: { OR: as, createdAt } }),
      this.prisma.pushNotice.findMany({ ...some, where: { customerId, createdAt } }),
    ]);
    const all = [
      ...mails.flatMap((mail) => this.mail(mail)),
      ...texts.flatMap((text) => this.text(text)),
      ...pushes.map((notice) => this.push(notice)),
    ].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
    const last = all[PAGE - 1];
    const notices = last ? all.filter(({ at }) => at >= last.at) : all;
    return { notices, next: notices.length < all.length ? (notices.at(-1)?.at ?? null) : null };
  }

  private mail(mail: OutboundEmail): Sent[] {
    const kind = this.mails.noticeOf(mail.kind);
    if (!kind) return [];
    const title = mail.subject ?? NOTICES[kind].name;
    const to = maskedEmail(mail.recipient);
    return [{ ...whenOf(mail), kind, channel: 'email', title, to, state: sentState(mail) }];
  }

  private text(text: TextMessage): Sent[] {
    const known = this.texts.find(text.kind);
    if (!known?.notice) return [];
    const { channel, recipient } = text;
    return [
      {
        ...whenOf(text),
        kind: known.notice,
        channel,
        title: known.title,
        to: masked(recipient),
        state: sentState(text),
      },
    ];
  }

  private push(notice: PushNotice): Sent {
    const kind = pushKindSchema.parse(notice.kind);
    const { title } = shownNotice(kind, notice.saidAs === null ? null : this.texts.find(notice.saidAs));
    return { ...whenOf(notice), kind, channel: 'push', title, to: notice.deviceName, state: sentState(notice) };
  }
}

const whenOf = ({ createdAt, id, sentAt }: { id: string; createdAt: Date; sentAt: Date | null }) => ({
  id,
  at: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});
