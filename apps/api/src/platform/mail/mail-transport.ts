import { Injectable } from '@nestjs/common';

export interface Mail {
  /** Of the row that owes it. */
  id: string;
  to: string;
  /** Who writes, as a mailbox shows it before the subject. */
  senderName: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt at the same mail, so that mail programs can tell a repeat. */
  messageId: string;
  attachments?: Attachment[];
  /** Where answers go, unless to who sends. */
  replyTo?: string;
  /** Where whoever gets it asks for no more of the kind by one press: mail programs offer it beside the sender. */
  stopUrl?: string;
}

/** What has a mail program offer to stop mails of a kind, and post it itself (RFC 2369, RFC 8058). */
export const stopHeaders = (stopUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** What the transport says of a mail that it took over. */
export interface TakenMail {
  /** What it calls it. */
  reference?: string;
  /** Its own words. */
  answer?: string;
}

/** A way for mail to leave: it is gone when `send` answers, and owed still when it throws. */
export abstract class MailTransport {
  abstract send(mail: Mail): Promise<TakenMail>;
}

/** The mail was refused for good: trying again cannot help. */
export class MailRefusedError extends Error {
  /** @param options `isNobody`: there is no such mailbox, whatever is sent to it */
  constructor(message: string, { isNobody = false, cause }: { isNobody?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isNobody = isNobody;
  }

  readonly isNobody: boolean;
}

/** A transport besides SMTP, which staff can turn on. */
export abstract class OtherMailTransport extends MailTransport {
  /** Whether mail is to go this way now, in every process within seconds of a change. */
  abstract isOn(): Promise<boolean>;
}

/** Transports that connectors offer; while one of them is on, mail goes that way and no other. */
@Injectable()
export class OtherMailTransports {
  private readonly offered: OtherMailTransport[] = [];

  offer(transport: OtherMailTransport): void {
    this.offered.push(transport);
  }

  /** The one that is on. */
  async inUse(): Promise<MailTransport | null> {
    for (const transport of this.offered) if (await transport.isOn()) return transport;
    return null;
  }
}
