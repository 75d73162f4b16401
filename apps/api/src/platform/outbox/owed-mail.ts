import type { Type } from '@nestjs/common';
import type { NoticeKind, SitePage, SitePageParams } from '@flota/schemas';
import { Registered } from '../boot/registered.js';
import type { MailContent } from '../mail/mail-content.js';
import type { Sender } from '../mail/sender.js';

/** What a mail is about: the name of a table, and the id of a row in it. The mail goes when that row goes. */
export type About<Subject extends string = string> = Subject extends string ? { kind: Subject; id: string } : never;

/** A mail that is to be written now. */
export interface MailInHand<Subject extends string = string> {
  id: string;
  about: About<Subject>;
  to: string;
  /** When what it tells of happened: in the transaction that owed it. */
  owedAt: Date;
  sender: Sender;
  /** The address of a page of the site. */
  siteUrl: <Page extends SitePage>(page: Page, ...params: SitePageParams<Page>) => string;
  /** The address of a list of the backoffice, or of a record in it. */
  staffUrl: (resource: string, id?: string) => string;
}

export interface MailContract {
  /** As its rows and the backoffice name it, e.g. `quotes.send-email`. */
  readonly name: string;
  /** The tables that it may be about. */
  readonly about: readonly string[];
  /** Whether it must be sent though mail comes back from the mailbox: what lets people in, warns them, or is due by law. */
  readonly despiteBounces: boolean;
  /** What it tells a customer of; none for mails to anybody else. */
  readonly notice?: NoticeKind;
}

/** One kind of mail: what is in it, said from what it is about. */
export abstract class OwedMail<Subject extends string = string> {
  /** `null` when there is nothing to say any more: it is withheld. */
  abstract compose(mail: MailInHand<Subject>): Promise<MailContent | null>;
}

/** A class of mails, by which they are owed. */
export type MailType<Subject extends string> = abstract new (...parts: never[]) => OwedMail<Subject>;

export const mails = new Registered<OwedMail, MailContract>(OwedMail, { noun: 'mail', decorator: '@Mail' });

/** A kind's name, or that with what is out of the ordinary about it. */
type MailKind = string | { name: string; despiteBounces?: true; notice?: NoticeKind };

/** Marks a kind of mail and names the tables that it may be about. Its feature's module provides it. */
export const Mail =
  <Subject extends string>(kind: MailKind, ...about: Subject[]) =>
  (type: MailType<Subject>): void =>
    mails.define(type as unknown as Type<OwedMail>, {
      despiteBounces: false,
      ...(typeof kind === 'string' ? { name: kind } : kind),
      about,
    });
