import { describe, expect, it } from '@jest/globals';
import type { OutboundEmail } from '@flota/prisma';
import type { EmailComposer } from './email-composer.js';
import { EmailComposers } from './email-composers.js';
import { defineEmail } from './outbound-email.js';

const receipt = defineEmail('leads.send-receipt');
const quote = defineEmail('quotes.send-email');
const composing = (email: typeof quote) =>
  ({ email, compose: async () => ({ subject: email.name, html: '', text: '' }) }) as unknown as EmailComposer;
const owed = (kind: string) => ({ kind }) as OutboundEmail;

describe('the composers of mails', () => {
  it('write each kind by its own', async () => {
    const composers = new EmailComposers([receipt, quote], [composing(quote), composing(receipt)]);
    expect(await composers.compose(owed('leads.send-receipt'))).toMatchObject({ subject: 'leads.send-receipt' });
    await expect(composers.compose(owed('leads.notify'))).rejects.toThrow('No mail is called leads.notify');
  });

  it.each([
    ['a kind has none', [receipt, quote], [quote]],
    ['a kind has two', [receipt], [receipt, receipt]],
    ['one writes a kind that is not in the list', [receipt], [receipt, quote]],
  ])('are not made when %s', (_, kinds, written) => {
    expect(() => new EmailComposers(kinds, written.map(composing))).toThrow(/omposer/);
  });
});
