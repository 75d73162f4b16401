import type { CaughtMessage, MailCatcher } from '@flota/mail-catcher';
import { test } from '@playwright/test';

/** Marks a test that the queue takes part in: run with Redis as in production, and with `@both` without it too. */
const QUEUE = '@queue';

/** An address nobody used before, so that tests never read each other's mail. */
export const newAddress = (): string => `visitante-${crypto.randomUUID().slice(0, 8)}@example.com`;

export function mailTo(mail: MailCatcher, address: string, timeoutMs = 20_000): Promise<CaughtMessage> {
  requireMark();
  return mail.waitFor(({ recipients }) => recipients.includes(address), timeoutMs);
}

export function mailsTo(mail: MailCatcher, address: string): CaughtMessage[] {
  requireMark();
  return mail.messages().filter(({ recipients }) => recipients.includes(address));
}

/** Mail goes out through the queue: a test that reads it is run with Redis, which the mark is for. */
function requireMark(): void {
  if (test.info().tags.includes(QUEUE)) return;
  throw new Error(`A test that reads mail bears ${QUEUE} in its title, so that it is run with Redis.`);
}

/** The page of the quote that a mail leads to. */
export function quoteLink({ html }: CaughtMessage): string {
  const link = /href="([^"]*\/cotizacion\/[\w-]+)"/.exec(html)?.[1];
  if (!link) throw new Error('The mail has no link to the quote');
  return link;
}

/** The page that a mail about access leads to, with its token after `#`. */
export function accessLink({ html }: CaughtMessage): string {
  const link = /href="([^"]*#token=[^"]+)"/.exec(html)?.[1];
  if (!link) throw new Error('The mail has no link with a token');
  return link;
}
