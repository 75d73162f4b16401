/**
 * The mails of a scenario that arrived.
 * @param {import('./machine.mjs').Machine} machine
 * @param {(address: string) => boolean} ours
 * @param {ReadonlySet<string>} [ids] of rows that owe them: those alone
 */
export function arrivedMails({ mail }, ours, ids) {
  const messages = mail
    .messages()
    .filter(({ recipients }) => recipients.some(ours))
    .filter((message) => !ids || ids.has(idOf(message).slice(1).split('@')[0]));
  /** @type {Map<string, { recipient: string, at: number, copies: number }>} by Message-ID; `at`: when the first copy came */
  const byId = new Map();
  for (const message of messages.toReversed()) {
    const id = idOf(message);
    const known = byId.get(id);
    if (known) known.copies += 1;
    else byId.set(id, { recipient: message.recipients[0], at: Date.parse(message.receivedAt), copies: 1 });
  }
  const mails = [...byId.values()];
  return { mails, count: messages.length, duplicates: messages.length - mails.length };
}

/** @param {import('../../packages/mail-catcher/dist/index.js').CaughtMessage} message */
const idOf = ({ headers, id }) => headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? id;
