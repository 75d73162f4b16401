import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { ENV, type Env } from '../config/env.js';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt at the same mail, so that mail programs can tell a repeat. */
  messageId: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
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
  private readonly transport: Transporter;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.transport = createTransport({
      url: env.SMTP_URL,
      pool: true,
      maxConnections: 5,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.env.MAIL_FROM, ...mail });
    } catch (error) {
      if (isFinal(error as SmtpError)) throw new MailRefusedError((error as Error).message, { cause: error });
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
