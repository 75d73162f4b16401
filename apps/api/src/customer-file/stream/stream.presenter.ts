import { Injectable } from '@nestjs/common';
import { customerStreamSchema, NOTICES, pushKindSchema, type StreamEntry } from '@flota/schemas';
import { z } from 'zod';
import { deviceName } from '../../platform/auth/device-name.js';
import { TextKinds } from '../../platform/messaging/text-kinds.js';
import { shownNotice } from '../../platform/notices/push/shown-notice.js';
import { sentState } from '../../platform/notices/sent-state.js';
import { Mails } from '../../platform/outbox/mails.js';
import { masked, maskedEmail } from '../../platform/text/masked.js';

/** As the database tells it. */
export interface StreamRow {
  at: Date;
  key: string;
  record: { resource: string; id: string } | null;
  fact: Record<string, unknown>;
}

const entrySchema = customerStreamSchema.shape.entries.element;

const noticeSchema = z.object({
  channel: z.enum(['email', 'whatsapp', 'sms', 'push']),
  of: z.string(),
  title: z.string().nullable(),
  to: z.string(),
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'withheld']),
  fate: z.enum(['sent', 'delivered', 'read', 'failed', 'bounced', 'complained']).nullable(),
});

/** What rows say in words of their own becomes what the page shows. */
@Injectable()
export class StreamPresenter {
  constructor(
    private readonly mails: Mails,
    private readonly texts: TextKinds,
  ) {}

  present({ at, fact, key, record }: StreamRow): StreamEntry {
    return entrySchema.parse({ id: key, at: at.toISOString(), record, ...this.told(fact) });
  }

  private told(fact: StreamRow['fact']): object {
    switch (fact.kind) {
      case 'signed_in':
        return { ...fact, device: deviceName(String(fact.userAgent)) };
      case 'notice_sent': {
        const notice = noticeSchema.parse(fact);
        return { ...fact, title: this.titleOf(notice), to: shownTo(notice), state: sentState(notice) };
      }
      default:
        return fact;
    }
  }

  private titleOf({ channel, of, title }: z.output<typeof noticeSchema>): string {
    if (channel === 'push') return shownNotice(pushKindSchema.parse(of)).title;
    if (channel === 'email') return title ?? this.mailName(of);
    return this.texts.find(of)?.title ?? of;
  }

  /** Of one that waits: its subject is written as it is sent. */
  private mailName(mail: string): string {
    const kind = this.mails.noticeOf(mail);
    return kind ? NOTICES[kind].name : mail;
  }
}

function shownTo({ channel, to }: z.output<typeof noticeSchema>): string {
  if (channel === 'push') return to;
  return channel === 'email' ? maskedEmail(to) : masked(to);
}
