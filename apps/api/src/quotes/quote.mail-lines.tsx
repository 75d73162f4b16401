import { quoteDocument } from '@flota/texts/mails/quote-document';
import { FigureTable, Heading, Paragraph } from '../platform/mail/email-parts.js';
import type { QuoteDocument } from './quote-document.js';

type Content = QuoteDocument['content'];

/** In the mail of a quote: its kinds of vehicle with their equipment, and the vehicle that is given in part payment. */
export function QuotedContent({ content }: { content: Content }) {
  if (!content) return null;
  const { vehicles, tradeIn } = content;
  return (
    <>
      {vehicles.map(({ title, units, lines, sums }, index) => (
        // The same vehicle may come twice, with other equipment.
        <div key={index}>
          <Heading level={2}>{title}</Heading>
          <Paragraph muted>{units}</Paragraph>
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
