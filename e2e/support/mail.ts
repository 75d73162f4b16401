import type { CaughtMessage, MailCatcher } from '@flota/mail-catcher';

/** An address nobody used before, so that tests never read each other's mail. */
export const newAddress = (): string => `visitante-${crypto.randomUUID().slice(0, 8)}@example.com`;

export const mailTo = (mail: MailCatcher, address: string, timeoutMs = 20_000): Promise<CaughtMessage> =>
  mail.waitFor(({ recipients }) => recipients.includes(address), timeoutMs);

export const mailsTo = (mail: MailCatcher, address: string): CaughtMessage[] =>
  mail.messages().filter(({ recipients }) => recipients.includes(address));

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
