import type { OutboundEmail } from '@flota/prisma';
import type { ComposedMail, EmailComposer } from './email-composer.js';
import type { EmailKind } from './outbound-email.js';

/** The composer of every kind of mail; none is made unless each kind has exactly one. */
export class EmailComposers {
  private readonly byKind: ReadonlyMap<string, EmailComposer>;

  constructor(kinds: readonly EmailKind[], composers: readonly EmailComposer[]) {
    this.byKind = new Map(composers.map((composer) => [composer.email.name, composer]));
    const lonely = kinds.filter(({ name }) => !this.byKind.has(name)).map(({ name }) => name);
    if (lonely.length > 0) throw new Error(`No composer for the mail ${lonely.join(', ')}`);
    if (this.byKind.size !== composers.length || composers.length !== kinds.length)
      throw new Error('Two composers for one mail, or a composer for a mail that is not in the list');
  }

  async compose(email: OutboundEmail): Promise<ComposedMail> {
    const composer = this.byKind.get(email.kind);
    if (!composer) throw new Error(`No mail is called ${email.kind}`);
    return composer.compose(email);
  }
}
