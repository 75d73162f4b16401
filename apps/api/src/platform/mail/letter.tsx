import type { SiteSettings } from '@flota/schemas';
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
  type Sender,
  subjectLine,
} from './email-parts.js';

/** A short mail about one thing that has a folio. Its two parts are made of the same texts. */
export interface Letter {
  subject: string;
  title: string;
  folio: string;
  /** What a mailbox shows after the subject. */
  preheader: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Why the reader has this mail, in small print. */
  whyReceived: string;
}

export const senderOf = ({ companyName: name, ...settings }: SiteSettings): Sender => ({ ...settings, name });

export const renderLetter = (sender: Sender, letter: Letter): RenderedEmail => ({
  subject: subjectLine(letter.subject),
  html: emailHtml(<LetterPage sender={sender} letter={letter} />),
  text: [
    letter.title,
    `Folio ${letter.folio}`,
    ...letter.paragraphs,
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.url}`] : []),
    careText(sender),
    senderLine(sender),
    letter.whyReceived,
  ]
    .join('\n\n')
    .concat('\n'),
});

const senderLine = ({ legalName, address }: Sender) => `${legalName} · ${address}`;

function LetterPage({ sender, letter }: { sender: Sender; letter: Letter }) {
  return (
    <EmailPage title={`${letter.title} ${letter.folio}`} preheader={letter.preheader}>
      <Masthead {...sender} />
      <Band>
        <Heading level={1}>{letter.title}</Heading>
        <Paragraph muted>Folio {letter.folio}</Paragraph>
        {letter.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {letter.button && <Button href={letter.button.url}>{letter.button.label}</Button>}
        <CareLines {...sender} />
      </Band>
      <Band className="soft" background={EMAIL_COLOURS.sand}>
        <Fine>{senderLine(sender)}</Fine>
        <Fine>{letter.whyReceived}</Fine>
      </Band>
    </EmailPage>
  );
}
