import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { createHttpServer } from './http.js';
import { Mailbox } from './mailbox.js';
import type { CaughtMessage } from './message.js';
import { createSmtpServer, type MailFault } from './smtp.js';

export type { CaughtAttachment, CaughtMessage, MailAddress } from './message.js';
export type { MailFault } from './smtp.js';

export interface MailCatcherOptions {
  /** 0 takes any free port. */
  smtpPort: number;
  /** 0 takes any free port. */
  httpPort: number;
  /** Keeps the raw messages here, across restarts. */
  directory?: string | undefined;
  /** How many of the newest are kept: 500 unless told. */
  capacity?: number | undefined;
  host?: string | undefined;
}

export interface MailCatcher {
  smtpPort: number;
  httpPort: number;
  /** Newest first. */
  messages(): CaughtMessage[];
  /** Resolves with the newest message that matches, once there is one; rejects after `timeoutMs` (default 10 s). */
  waitFor(matches: (message: CaughtMessage) => boolean, timeoutMs?: number): Promise<CaughtMessage>;
  clear(): Promise<void>;
  /** From now on this goes wrong with every message; `null`: nothing. */
  setFault(fault: MailFault | null): void;
  close(): Promise<void>;
}

/** A real SMTP server that delivers nowhere, with a page and a JSON API that show what it caught. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { smtpPort, httpPort, directory, capacity, host = '127.0.0.1' } = options;
  const mailbox = await Mailbox.open(directory, capacity);
  let fault: MailFault | null = null;

  const smtp = createSmtpServer(mailbox, () => fault);
  // A client that hangs up in the middle is not the catcher's failure; without a listener it would end the process.
  const listeningSmtp = listen(smtp.listen(smtpPort, host));
  smtp.on('error', () => undefined);
  await listeningSmtp;

  const http = createHttpServer(mailbox);
  await listen(http.listen(httpPort, host)).catch(async (error: unknown) => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    throw error;
  });

  return {
    smtpPort: portOf(smtp.server),
    httpPort: portOf(http),
    messages: () => mailbox.messages(),
    waitFor: (matches, timeoutMs = 10_000) => waitFor(mailbox, matches, timeoutMs),
    clear: () => mailbox.clear(),
    setFault: (value) => {
      fault = value;
    },
    async close() {
      http.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => http.close(() => resolve())),
      ]);
    },
  };
}

async function waitFor(
  mailbox: Mailbox,
  matches: (message: CaughtMessage) => boolean,
  timeoutMs: number,
): Promise<CaughtMessage> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = mailbox.messages().find(matches);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`No matching message within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function listen(server: Server): Promise<void> {
  await once(server, 'listening'); // rejects on 'error'
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
