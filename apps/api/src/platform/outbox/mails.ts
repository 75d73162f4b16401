import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { OutboundEmail } from '@flota/prisma';
import type { NoticeKind } from '@flota/schemas';
import { type About, type MailContract, mails, type MailType, type OwedMail } from './owed-mail.js';

/** Every kind of mail there is. */
@Injectable()
export class Mails implements OnModuleInit {
  private provided: ReadonlyMap<unknown, OwedMail> = new Map();
  private byKind: ReadonlyMap<string, MailContract & { mail: OwedMail }> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error when a kind has no class that is provided, or two */
  onModuleInit(): void {
    this.provided = mails.provided(this.discovery);
    const all = [...this.provided].map(([type, mail]) => ({ ...mails.contractOf(type), mail }));
    this.byKind = new Map(all.map((entry) => [entry.name, entry]));
  }

  contractOf(type: MailType<never>): MailContract {
    if (!this.provided.has(type)) throw new Error(`No module provides the mail ${type.name}`);
    return mails.contractOf(type);
  }

  /** What a row's mail tells a customer of; none for mails to anybody else, or that are sent no more. */
  noticeOf(kind: string): NoticeKind | undefined {
    return this.byKind.get(kind)?.notice;
  }

  /** The mail of a row, what the row is about, and whether it goes to mailboxes that mail comes back from. */
  of({ id, kind, aboutKind, aboutId }: OutboundEmail): { mail: OwedMail; about: About; despiteBounces: boolean } {
    const known = this.byKind.get(kind);
    if (!known) throw new Error(`No mail is called ${kind}`);
    if (!aboutKind || !aboutId || !known.about.includes(aboutKind)) {
      throw new Error(`The mail ${id} names no ${known.about.join(' or ')}`);
    }
    const { mail, despiteBounces } = known;
    return { mail, about: { kind: aboutKind, id: aboutId }, despiteBounces };
  }
}
