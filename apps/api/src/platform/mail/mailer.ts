import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { ENV, type Env } from '../config/env.js';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt at the same mail, so that mail programs can tell a repeat. */
  messageId: string;
  attachments?: Attachment[];
}

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** The address was refused for good: trying again cannot help. */
export class MailRefusedError extends Error {}

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/** Only an answer to this one mail is final; a refused sign-in or greeting is the operator's matter and may be mended. */
const isFinal = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');

@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Promise<Transporter> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  async send(mail: Mail): Promise<void> {
    try {
      const transport = await (this.transport ??= openTransport(this.env.SMTP_URL));
      await transport.sendMail({ from: this.env.MAIL_FROM, ...mail });
    } catch (error) {
      if (isFinal(error as SmtpError)) throw new MailRefusedError((error as Error).message, { cause: error });
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }
}

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
