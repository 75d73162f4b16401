import { quoteDocument } from '@flota/texts/mails/quote-document';
import { FigureTable, Heading, Paragraph, PicturedHeading } from '../platform/mail/email-parts.js';
import type { QuoteDocument } from './quote-document.js';

type Content = QuoteDocument['content'];

/** The drawing as PNG, where the quote itself is. */
export const drawingUrl = (silhouette: string, { reopenUrl }: Pick<QuoteDocument, 'reopenUrl'>): string =>
  new URL(`/silhouettes/${silhouette}.png`, reopenUrl).href;

/** In the mail of a quote: its kinds of vehicle with their equipment, and the vehicle that is given in part payment. */
export function QuotedContent({ document }: { document: QuoteDocument }) {
  const { content } = document;
  if (!content) return null;
  const { vehicles, tradeIn } = content;
  return (
    <>
      {vehicles.map(({ title, units, lines, sums, picture }, index) => (
        // The same vehicle may come twice, with other equipment.
        <div key={index}>
          {picture ? (
            <PicturedHeading
              url={picture.photo?.url ?? drawingUrl(picture.silhouette, document)}
              alt={picture.photo?.alt ?? ''}
              title={title}
              line={units}
            />
          ) : (
            <>
              <Heading level={2}>{title}</Heading>
              <Paragraph muted>{units}</Paragraph>
            </>
          )}
          <FigureTable lines={[...lines, ...sums]} />
        </div>
      ))}
      {tradeIn && (
        <>
          <Heading level={2}>{quoteDocument.tradeIn({ vehicle: tradeIn.subject })}</Heading>
          <FigureTable lines={tradeIn.lines} />
          <Paragraph>{tradeIn.note}</Paragraph>
        </>
      )}
    </>
  );
}

/** The same in the mail's text part. */
export function contentText(content: Content): string[] {
  if (!content) return [];
  const { vehicles, tradeIn } = content;
  const text = (title: string, lines: { label: string; value: string }[], note = '') =>
    [title.toUpperCase(), ...lines.map(({ label, value }) => `${label}: ${value}`), note].filter(Boolean).join('\n');
  return [
    ...vehicles.map(({ title, units, lines, sums }) => text(`${title} (${units})`, [...lines, ...sums])),
    ...(tradeIn ? [text(quoteDocument.tradeIn({ vehicle: tradeIn.subject }), tradeIn.lines, tradeIn.note)] : []),
  ];
}
