import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { QuoteListLinks } from './quote-list-links.js';

/** The link to all quotes of a mailbox, on its way there. */
@Mail({ name: 'quotes.send-list-link', despiteBounces: true }, 'quote_list_link')
export class SavedQuotesMail extends OwedMail<'quote_list_link'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: QuoteListLinks,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'quote_list_link'>): Promise<Letter> {
    const { expiresAt } = await this.prisma.quoteListLink.findUniqueOrThrow({ where: { id } });
    const validity = `El enlace funciona hasta el ${instantLabel(expiresAt)}.`;
    return {
      subject: `Sus cotizaciones de ${sender.name}`,
      title: 'Sus cotizaciones',
      preheader: validity,
      paragraphs: [
        'Aquí están las cotizaciones que se hicieron con esta dirección. Puede abrirlas, compararlas, renovarlas con las condiciones de hoy o pedirnos que las olvidemos.',
        `${validity} No lo comparta: quien lo tenga ve sus cotizaciones.`,
      ],
      button: { label: 'Ver mis cotizaciones', url: this.links.urlOf(id) },
      whyReceived: `Recibió este correo porque alguien escribió esta dirección en la página de cotizaciones guardadas de ${sender.name}. Si no fue usted, no haga nada: sin este enlace nadie las ve.`,
    };
  }
}
