import PostalMime, { type Address, type Email } from 'postal-mime';

export interface MailAddress {
  name: string;
  address: string;
}

export interface CaughtAttachment {
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  /** Without the angle brackets; null unless the HTML shows it as `cid:`. */
  contentId: string | null;
  content: Uint8Array;
}

export interface CaughtMessage {
  id: string;
  /** ISO instant, UTC. */
  receivedAt: string;
  from: MailAddress | null;
  to: MailAddress[];
  cc: MailAddress[];
  /** Every address the sender named in the SMTP dialogue, blind copies included. */
  recipients: string[];
  subject: string;
  /** Empty when the message has no such part. */
  html: string;
  text: string;
  headers: { name: string; value: string }[];
  attachments: CaughtAttachment[];
}

const RECIPIENTS_HEADER = 'X-Envelope-To';

/** Notes the envelope in the file itself, as delivering servers do: blind copies stand nowhere else. */
export function withEnvelope(raw: Buffer, recipients: string[]): Buffer {
  return Buffer.concat([Buffer.from(`${RECIPIENTS_HEADER}: ${recipients.join(', ')}\r\n`), raw]);
}

export async function parseMessage(id: string, receivedAt: Date, raw: Uint8Array): Promise<CaughtMessage> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: mailboxes(email.from ? [email.from] : [])[0] ?? null,
    to: mailboxes(email.to),
    cc: mailboxes(email.cc),
    recipients: headerValue(email, RECIPIENTS_HEADER).split(', ').filter(Boolean),
    subject: email.subject ?? '',
    html: email.html ?? '',
    text: email.text ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(({ filename, mimeType, contentId, content }, index) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      return {
        filename: filename ?? `adjunto-${index + 1}`,
        mimeType,
        size: bytes.byteLength,
        contentId: contentId?.replace(/^<|>$/g, '') ?? null,
        content: bytes,
      };
    }),
  };
}

function mailboxes(addresses: Address[] = []): MailAddress[] {
  return addresses.flatMap(({ name, address, group }) =>
    group
      ? group.map((member) => ({ name: member.name, address: member.address }))
      : [{ name, address: address ?? '' }],
  );
}

function headerValue(email: Email, name: string): string {
  return email.headers.find(({ key }) => key === name.toLowerCase())?.value ?? '';
}
