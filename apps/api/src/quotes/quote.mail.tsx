import { everyMail } from '@flota/texts/mails/every-mail';
import { quoteMail as texts } from '@flota/texts/mails/quotes';
import {
  Band,
  Button,
  CareLines,
  careText,
  FigureTable,
  Fine,
  Heading,
  Paragraph,
  PhotoBand,
  VehicleBand,
} from '../platform/mail/email-parts.js';
import { useMailLook } from '../platform/mail/mail-look.js';
import { framedText, MailFrame } from '../platform/mail/letter.js';
import type { MailPage } from '../platform/mail/mail-content.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { PHOTO_CUTS } from '../platform/storage/photo-cuts.js';
import { ContactBand, contactText } from './contact-band.js';
import type { FigureLine } from './figure-lines.js';
import type { QuoteDocument } from './quote-document.js';
import { contentText, drawingUrl, QuotedContent } from './quote.mail-lines.js';
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
  subject: texts.subject(valuesOf(document)),
  page: <QuotePage document={document} />,
  text: quoteText(document),
});

/** What the texts are filled in with. */
const valuesOf = ({ company, customerName, folio, headline, planTitle, subject, validUntil }: QuoteDocument) => ({
  company: company.name,
  name: customerName,
  folio,
  figure: headline.label,
  amount: headline.value,
  plan: planTitle,
  vehicle: subject,
  validUntil,
});

/** Of several kinds the first one: each has a picture of its own further down. */
function QuotedVehicle({ document }: { document: QuoteDocument }) {
  const { name, silhouette, photo } = document.vehicle;
  if (!photo) return <VehicleBand url={drawingUrl(silhouette, document)} name={name} />;
  return <PhotoBand url={photo.url} alt={photo.alt} width={PHOTO_CUTS.large.width} height={PHOTO_CUTS.large.height} />;
}

function QuotePage({ document }: { document: QuoteDocument }) {
  const { company, cat, contact, fleet, headline, keyFigures, legends, folio, reopenUrl } = document;
  const values = valuesOf(document);
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
      preheader={texts.preheader(values)}
      whyReceived={texts.whyReceived(values)}
      fine={fine}
    >
      <Band>
        <Heading level={1}>{document.title}</Heading>
        <Paragraph muted>{everyMail.folio(values)}</Paragraph>
        <Paragraph>{everyMail.greeting(values)}</Paragraph>
        <Paragraph>{texts.introduction(values)}</Paragraph>
      </Band>
      <QuotedVehicle document={document} />
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
        <QuotedContent document={document} />
        <p style={{ margin: '20px 0 0', font: `600 16px/24px ${look.textFont}`, color: look.ink }} className="ink">
          {cat.text}
        </p>
        {cat.beside && <Paragraph>{cat.beside}</Paragraph>}
        {cat.date && <Paragraph muted>{cat.date}</Paragraph>}
        <Button href={reopenUrl}>{texts.button}</Button>
        <Paragraph>{texts.validity(values)}</Paragraph>
        {contact && <ContactBand contact={contact} />}
        <Heading level={2}>{texts.nextSteps}</Heading>
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
  const values = valuesOf(document);
  return framedText({ sender: company, whyReceived: texts.whyReceived(values) }, [
    `${document.title}\n${everyMail.folio(values)}`,
    everyMail.greeting(values),
    texts.introduction(values),
    [`${headline.label}: ${headline.value} MXN`, headline.note, fleet && texts.perUnit, ...keyFigures.map(asText)]
      .filter(Boolean)
      .join('\n'),
    ...(fleet ? [[fleet.title.toUpperCase(), ...fleet.lines.map(asText)].join('\n')] : []),
    ...contentText(document.content),
    [cat.text, cat.beside, cat.date].filter(Boolean).join('\n'),
    `${texts.button}:\n${reopenUrl}`,
    texts.validity(values),
    ...(contact ? [contactText(contact)] : []),
    `${texts.nextSteps.toUpperCase()}\n${nextSteps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    careText(company),
    document.amountsNote,
    ...legends.map(({ title, items }) => `${title}. ${items.join(' ')}`),
  ]);
}
