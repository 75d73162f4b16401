import type { PreferredTime } from '@flota/schemas';
import {
  Band,
  Button,
  CareLines,
  careText,
  EMAIL_COLOURS,
  emailHtml,
  EmailPage,
  Fine,
  Heading,
  Masthead,
  Paragraph,
  type RenderedEmail,
  subjectLine,
} from '../platform/mail/email-parts.js';
import type { QuoteDocument } from '../quotes/quote-document.js';

const WHEN: Record<PreferredTime, string> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  any: 'en cuanto un asesor esté disponible',
};

/** What the receipt says of the lead itself; the rest is the quote's. */
interface CallBack {
  /** E.164. */
  phone: string;
  preferredTime: PreferredTime;
}

/** `+525512345678` as people read it, `55 1234 5678`, on one line. */
const phoneLabel = (phone: string): string => phone.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3');

/** The e-mail that confirms that an adviser will call. Its two parts are made of the same texts. */
export function renderCallBackReceipt(quote: QuoteDocument, callBack: CallBack): RenderedEmail {
  const texts = textsOf(quote, callBack);
  return {
    subject: subjectLine(`Le llamaremos sobre su cotización ${quote.folio}`),
    html: emailHtml(<CallBackReceipt quote={quote} texts={texts} />),
    text: [
      texts.title,
      `Folio ${quote.folio}`,
      texts.greeting,
      texts.promise,
      texts.change,
      `${texts.open}:\n${quote.reopenUrl}`,
      careText(quote.company),
      texts.sender,
      texts.whyReceived,
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

const textsOf = ({ customerName, folio, planTitle, vehicle, fleet, company }: QuoteDocument, callBack: CallBack) => ({
  title: 'Le llamaremos',
  preheader: `Un asesor le llamará ${WHEN[callBack.preferredTime]}. Folio ${folio}.`,
  greeting: `Hola, ${customerName}:`,
  promise: `Recibimos su solicitud. Un asesor de ${company.name} le llamará al ${phoneLabel(callBack.phone)} ${WHEN[callBack.preferredTime]}, dentro de nuestro horario de atención, para hablar de su cotización de ${planTitle} para ${fleet ? `${fleet.units} de ` : ''}${vehicle.name}, ${vehicle.version}.`,
  change: `Si prefiere otro horario o llamarnos usted, estos son nuestros datos. Tenga a la mano su folio ${folio}.`,
  open: 'Ver mi cotización',
  sender: `${company.legalName} · ${company.address}`,
  whyReceived: `Recibió este correo porque se pidió una llamada desde su cotización en el sitio de ${company.name}. Si no fue usted, avísenos.`,
});

function CallBackReceipt({ quote, texts }: { quote: QuoteDocument; texts: ReturnType<typeof textsOf> }) {
  return (
    <EmailPage title={`${texts.title} ${quote.folio}`} preheader={texts.preheader}>
      <Masthead {...quote.company} />
      <Band>
        <Heading level={1}>{texts.title}</Heading>
        <Paragraph muted>Folio {quote.folio}</Paragraph>
        <Paragraph>{texts.greeting}</Paragraph>
        <Paragraph>{texts.promise}</Paragraph>
        <Paragraph>{texts.change}</Paragraph>
        <Button href={quote.reopenUrl}>{texts.open}</Button>
        <CareLines {...quote.company} />
      </Band>
      <Band className="soft" background={EMAIL_COLOURS.sand}>
        <Fine>{texts.sender}</Fine>
        <Fine>{texts.whyReceived}</Fine>
      </Band>
    </EmailPage>
  );
}
