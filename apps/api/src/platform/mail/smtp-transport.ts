import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { ENV, type Env } from '../config/env.js';
import { type Mail, MailRefusedError, MailTransport, stopHeaders, type TakenMail } from './mail-transport.js';

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
  response?: string;
}

/** Only an answer to this one mail is final; a refused sign-in or greeting is the operator's matter and may be mended. */
const isFinal = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');

/** Enhanced status codes of a mailbox or a domain that isn't there (RFC 3463); any other refusal may be about us. */
const isNobody = ({ command, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && /^55\d[ -]5\.1\.(?:1|2|3|6|10)\b/.test(response);

/** Mail by a mail server, `SMTP_URL`: what is used unless a connector is on. */
@Injectable()
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private transport: Promise<Transporter> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {
    super();
  }

  override async send({ id: _, senderName, stopUrl, ...mail }: Mail): Promise<TakenMail> {
    try {
      const transport = await (this.transport ??= openTransport(this.env.SMTP_URL));
      const from = { name: senderName, address: addressOf(this.env.MAIL_FROM) };
      const { response } = (await transport.sendMail({
        from,
        ...mail,
        ...(stopUrl && { headers: stopHeaders(stopUrl) }),
      })) as { response?: string };
      return response === undefined ? {} : { answer: response };
    } catch (error) {
      const refusal = error as SmtpError;
      if (!isFinal(refusal)) throw error;
      throw new MailRefusedError(refusal.message, { isNobody: isNobody(refusal), cause: error });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }
}

/** Of `Name <address>` or the address alone: the name is the lender's of now. */
const addressOf = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();

/** Loaded when the first mail goes out: the HTTP process sends none. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}
