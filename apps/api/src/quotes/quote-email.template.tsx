import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { QuoteDocument } from './quote-document.js';
import {
  Button,
  EmailPage,
  EMAIL_COLOURS as COLOURS,
  FigureTable,
  Heading,
  Paragraph,
  RoadMarking,
} from './quote-email.parts.js';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** The e-mail that brings a quote. Its two parts are made of the same texts, and the PDF of the same document. */
export function renderQuoteEmail(document: QuoteDocument): Promise<RenderedEmail> {
  return Promise.resolve({
    // A line break in a header is a header of its own.
    subject: `Su cotización ${document.folio} de ${document.company.name}`.replace(/\s+/g, ' '),
    html: `<!doctype html>${renderToStaticMarkup(<QuoteEmail document={document} />)}`,
    text: quoteEmailText(document),
  });
}

const textsOf = ({ customerName, planTitle, vehicle, validUntil, company, headline }: QuoteDocument) => ({
  preheader: `${headline.label}: ${headline.value}. Vigente hasta el ${validUntil}.`,
  greeting: `Hola, ${customerName}:`,
  introduction: `Gracias por cotizar con ${company.name}. Esta es su cotización de ${planTitle} para ${vehicle.name}, ${vehicle.version}. Adjuntamos el PDF con la tabla completa de pagos.`,
  validity: `Su cotización está vigente hasta el ${validUntil}.`,
  careTitle: 'Atención a clientes',
  whyReceived: `Recibió este correo porque se pidió una cotización con su dirección en el sitio de ${company.name}. Si no fue usted, puede ignorarlo.`,
});

function QuoteEmail({ document }: { document: QuoteDocument }) {
  const { company, cat, headline, keyFigures, legends, folio, reopenUrl } = document;
  const texts = textsOf(document);
  return (
    <EmailPage title={`${document.title} ${folio}`} preheader={texts.preheader}>
      <Band background={COLOURS.ink} className="">
        <p style={{ margin: 0, font: `700 22px/28px ${COLOURS.displayFont}`, color: '#ffffff' }}>{company.name}</p>
        <p style={{ margin: '2px 0 14px', font: `400 14px/20px ${COLOURS.textFont}`, color: COLOURS.sand }}>
          {company.tagline}
        </p>
        <RoadMarking />
      </Band>
      <Band>
        <Heading level={1}>{document.title}</Heading>
        <Paragraph muted>Folio {folio}</Paragraph>
        <Paragraph>{texts.greeting}</Paragraph>
        <Paragraph>{texts.introduction}</Paragraph>
      </Band>
      <Band background={COLOURS.ink} className="">
        <p style={{ margin: 0, font: `400 15px/22px ${COLOURS.textFont}`, color: COLOURS.sand }}>
          {headline.label} (MXN)
        </p>
        <p style={{ margin: '4px 0', font: `700 36px/44px ${COLOURS.displayFont}`, color: '#ffffff' }}>
          {headline.value}
        </p>
        {headline.note && (
          <p style={{ margin: 0, font: `400 14px/20px ${COLOURS.textFont}`, color: COLOURS.sand }}>{headline.note}</p>
        )}
      </Band>
      <Band>
        <FigureTable lines={keyFigures} />
        <p
          style={{ margin: '20px 0 0', font: `600 16px/24px ${COLOURS.textFont}`, color: COLOURS.ink }}
          className="ink"
        >
          {cat.text}
        </p>
        {cat.date && <Paragraph muted>{cat.date}</Paragraph>}
        <Button href={reopenUrl}>Ver mi cotización</Button>
        <Paragraph>{texts.validity}</Paragraph>
        <Heading level={2}>Qué sigue</Heading>
        <ol
          style={{
            margin: '0 0 16px',
            padding: '0 0 0 22px',
            font: `400 16px/25px ${COLOURS.textFont}`,
            color: COLOURS.ink,
          }}
          className="ink"
        >
          {document.nextSteps.map((step) => (
            <li key={step} style={{ margin: '0 0 8px' }}>
              {step}
            </li>
          ))}
        </ol>
        <Heading level={2}>{texts.careTitle}</Heading>
        <Paragraph>
          <ContactLink href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>{company.phone}</ContactLink>
          <br />
          <ContactLink href={`mailto:${company.email}`}>{company.email}</ContactLink>
          {company.supportHours.map((hours) => (
            <span key={hours}>
              <br />
              {hours}
            </span>
          ))}
        </Paragraph>
      </Band>
      <Band background={COLOURS.sand} className="soft">
        <Fine>{document.vatNote}</Fine>
        {legends.map(({ title, items }) => (
          <Fine key={title}>
            <strong>{title}.</strong> {items.join(' ')}
          </Fine>
        ))}
        <Fine>
          {company.legalName} · {company.address}
        </Fine>
        <Fine>{texts.whyReceived}</Fine>
      </Band>
    </EmailPage>
  );
}

function Band({
  background,
  className = 'paper',
  children,
}: {
  background?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <tr>
      <td
        className={`band ${className}`}
        style={{ padding: '24px 32px', backgroundColor: background ?? COLOURS.paper }}
      >
        {children}
      </td>
    </tr>
  );
}

const Fine = ({ children }: { children: ReactNode }) => (
  <p
    style={{ margin: '0 0 10px', font: `400 13px/19px ${COLOURS.textFont}`, color: COLOURS.asphalt }}
    className="muted"
  >
    {children}
  </p>
);

const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} style={{ color: COLOURS.agave, fontWeight: 600, textDecoration: 'underline' }} className="link">
    {children}
  </a>
);

function quoteEmailText(document: QuoteDocument): string {
  const { company, cat, headline, keyFigures, legends, nextSteps, reopenUrl } = document;
  const texts = textsOf(document);
  return [
    `${document.title}\nFolio ${document.folio}`,
    texts.greeting,
    texts.introduction,
    [
      `${headline.label}: ${headline.value} MXN`,
      headline.note,
      ...keyFigures.map(({ label, value }) => `${label}: ${value}`),
    ]
      .filter(Boolean)
      .join('\n'),
    [cat.text, cat.date].filter(Boolean).join('\n'),
    `Ver mi cotización:\n${reopenUrl}`,
    texts.validity,
    `QUÉ SIGUE\n${nextSteps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    [texts.careTitle.toUpperCase(), company.phone, company.email, ...company.supportHours].join('\n'),
    document.vatNote,
    ...legends.map(({ title, items }) => `${title}. ${items.join(' ')}`),
    `${company.legalName} · ${company.address}`,
    texts.whyReceived,
  ]
    .join('\n\n')
    .concat('\n');
}
