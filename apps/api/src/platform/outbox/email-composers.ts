import type { OutboundEmail } from '@flota/prisma';
import { checkOneEach } from '../queue/one-each.js';
import type { ComposedMail, EmailComposer } from './email-composer.js';
import type { EmailKind } from './outbound-email.js';

/** The composer of every kind of mail; none is made unless each kind has exactly one. */
export class EmailComposers {
  private readonly byKind: ReadonlyMap<string, EmailComposer>;

  constructor(kinds: readonly EmailKind[], composers: readonly EmailComposer[]) {
    this.byKind = new Map(composers.map((composer) => [composer.email.name, composer]));
    const composed = composers.map(({ email }) => email.name);
    checkOneEach(kinds, composed, { maker: 'composer', thing: 'mail', refusal: 'Mails need one composer each' });
  }

  async compose(email: OutboundEmail): Promise<ComposedMail> {
    const composer = this.byKind.get(email.kind);
    if (!composer) throw new Error(`No mail is called ${email.kind}`);
    return composer.compose(email);
  }
}
