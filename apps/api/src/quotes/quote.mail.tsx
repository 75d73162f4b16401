import {
  Band,
  Button,
  CareLines,
  careText,
  FigureTable,
  Fine,
  Heading,
  Paragraph,
  VehicleBand,
} from '../platform/mail/email-parts.js';
import { useMailLook } from '../platform/mail/mail-look.js';
import { framedText, MailFrame } from '../platform/mail/letter.js';
import type { MailPage } from '../platform/mail/mail-content.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { ContactBand, contactText } from './contact-band.js';
import type { FigureLine } from './figure-lines.js';
import type { QuoteDocument } from './quote-document.js';
import { contentText, QuotedContent } from './quote.mail-lines.js';
import { QuoteDocuments } from './quote-documents.js';

/** Mails a quote with its PDF to the person who asked for it. */
@Mail('quotes.send-email', 'quote')
export class QuoteMail extends OwedMail<'quote'> {
  constructor(private readonly documents: QuoteDocuments) {
    super();
  }

  override async compose({ about: { id } }: MailInHand<'quote'>): Promise<MailPage> {
    const document = await this.documents.document({ id });
    const content = await this.documents.render(document);
    const filename = `cotizacion-${document.folio}.pdf`;
    return { ...quoteMail(document), attachments: [{ filename, content, contentType: 'application/pdf' }] };
  }
}

/** Its two parts are made of the same texts, and the PDF of the same document. */
export const quoteMail = (document: QuoteDocument): MailPage => ({
  subject: `Su cotización ${document.folio} de ${document.company.name}`,
  page: <QuotePage document={document} />,
  text: quoteText(document),
});

const textsOf = ({ customerName, planTitle, subject, validUntil, company, headline }: QuoteDocument) => ({
  preheader: `${headline.label}: ${headline.value}. Vigente hasta el ${validUntil}.`,
  greeting: `Hola, ${customerName}:`,
  introduction: `Gracias por cotizar con ${company.name}. Esta es su cotización de ${planTitle} para ${subject}. Adjuntamos el PDF con la tabla completa de pagos.`,
  perUnit: 'Cifras de una unidad:',
  validity: `Su cotización está vigente hasta el ${validUntil}.`,
  whyReceived: `Recibió este correo porque se pidió una cotización con su dirección en el sitio de ${company.name}. Si no fue usted, puede ignorarlo.`,
});

/** Of the drawing as PNG, where the quote itself is. */
const drawingUrl = ({ reopenUrl, vehicle }: QuoteDocument): string =>
  new URL(`/silhouettes/${vehicle.silhouette}.png`, reopenUrl).href;

function QuotePage({ document }: { document: QuoteDocument }) {
  const { company, cat, contact, content, fleet, headline, keyFigures, legends, folio, reopenUrl } = document;
  const texts = textsOf(document);
  const look = useMailLook();
  const fine = (
    <>
      <Fine>{document.amountsNote}</Fine>
      {legends.map(({ title, items }) => (
        <Fine key={title}>
          <strong>{title}.</strong> {items.join(' ')}
        </Fine>
      ))}
    </>
  );
  return (
    <MailFrame
      sender={company}
      title={`${document.title} ${folio}`}
      preheader={texts.preheader}
      whyReceived={texts.whyReceived}
      fine={fine}
    >
      <Band>
        <Heading level={1}>{document.title}</Heading>
        <Paragraph muted>Folio {folio}</Paragraph>
        <Paragraph>{texts.greeting}</Paragraph>
        <Paragraph>{texts.introduction}</Paragraph>
      </Band>
      <VehicleBand url={drawingUrl(document)} name={document.vehicle.name} />
      <Band background={look.ink} className="">
        <p style={{ margin: 0, font: `400 15px/22px ${look.textFont}`, color: look.sand }}>{headline.label} (MXN)</p>
        <p style={{ margin: '4px 0', font: `700 36px/44px ${look.displayFont}`, color: '#ffffff' }}>{headline.value}</p>
        {headline.note && (
          <p style={{ margin: 0, font: `400 14px/20px ${look.textFont}`, color: look.sand }}>{headline.note}</p>
        )}
      </Band>
      <Band>
        {fleet && <Paragraph muted>{texts.perUnit}</Paragraph>}
        <FigureTable lines={keyFigures} />
        {fleet && (
          <>
            <Heading level={2}>{fleet.title}</Heading>
            <FigureTable lines={fleet.lines} />
          </>
        )}
        <QuotedContent content={content} />
        <p style={{ margin: '20px 0 0', font: `600 16px/24px ${look.textFont}`, color: look.ink }} className="ink">
          {cat.text}
        </p>
        {cat.beside && <Paragraph>{cat.beside}</Paragraph>}
        {cat.date && <Paragraph muted>{cat.date}</Paragraph>}
        <Button href={reopenUrl}>Ver mi cotización</Button>
        <Paragraph>{texts.validity}</Paragraph>
        {contact && <ContactBand contact={contact} />}
        <Heading level={2}>Qué sigue</Heading>
        <ol
          style={{
            margin: '0 0 16px',
            padding: '0 0 0 22px',
            font: `400 16px/25px ${look.textFont}`,
            color: look.ink,
          }}
          className="ink"
        >
          {document.nextSteps.map((step) => (
            <li key={step} style={{ margin: '0 0 8px' }}>
              {step}
            </li>
          ))}
        </ol>
        <CareLines {...company} />
      </Band>
    </MailFrame>
  );
}

const asText = ({ label, value }: FigureLine) => `${label}: ${value}`;

function quoteText(document: QuoteDocument): string {
  const { company, cat, contact, fleet, headline, keyFigures, legends, nextSteps, reopenUrl } = document;
  const texts = textsOf(document);
  return framedText({ sender: company, whyReceived: texts.whyReceived }, [
    `${document.title}\nFolio ${document.folio}`,
    texts.greeting,
    texts.introduction,
    [`${headline.label}: ${headline.value} MXN`, headline.note, fleet && texts.perUnit, ...keyFigures.map(asText)]
      .filter(Boolean)
      .join('\n'),
    ...(fleet ? [[fleet.title.toUpperCase(), ...fleet.lines.map(asText)].join('\n')] : []),
    ...contentText(document.content),
    [cat.text, cat.beside, cat.date].filter(Boolean).join('\n'),
    `Ver mi cotización:\n${reopenUrl}`,
    texts.validity,
    ...(contact ? [contactText(contact)] : []),
    `QUÉ SIGUE\n${nextSteps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    careText(company),
    document.amountsNote,
    ...legends.map(({ title, items }) => `${title}. ${items.join(' ')}`),
  ]);
}
