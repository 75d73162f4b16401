import { everyMail } from '@flota/texts/mails/every-mail';
import { Fragment, type ReactNode } from 'react';
import {
  Band,
  Button,
  CareLines,
  careText,
  EmailPage,
  FigureTable,
  Fine,
  MailLink,
  Heading,
  Masthead,
  Paragraph,
  Unbroken,
} from './email-parts.js';
import { useMailLook } from './mail-look.js';
import type { Attachment } from './mail-transport.js';
import type { Sender } from './sender.js';

/** A short mail about one thing, mostly one that has a folio. Its two parts are made of the same texts. */
export interface Letter {
  subject: string;
  title: string;
  folio?: string;
  /** What a mailbox shows after the subject. */
  preheader: string;
  paragraphs: string[];
  /** Amounts, after the paragraphs, and what is to be said below them. */
  figures?: { label: string; value: string }[];
  closing?: string[];
  /** How each of several things can be paid, after that. */
  ways?: WayToPay[];
  button?: { label: string; url: string };
  /** Why the reader has this mail, in small print. */
  whyReceived: string;
  /** Where answers go, unless to the lender. */
  replyTo?: string;
  /** How the reader asks for no more of the kind, below that: a page, and what mail programs post to. */
  stop?: { label: string; url: string; oneClickUrl: string };
  attachments?: Attachment[];
}

/** Where money goes, each part to be copied, and a link that pays. */
export interface WayToPay {
  title: string;
  lines: { label: string; value: string }[];
  button: { label: string; url: string };
}

interface MailFrameProps {
  sender: Sender;
  title: string;
  /** What a mailbox shows after the subject. */
  preheader: string;
  /** Why the reader has this mail. */
  whyReceived: string;
  /** Small print of this mail, above whose it is. */
  fine?: ReactNode;
  /** How the reader asks for no more of the kind. */
  stop?: Letter['stop'];
  children: ReactNode;
}

/** What every mail has around what it says: whose it is at the top, and at the foot once more, with why one has it. */
export function MailFrame({ sender, title, preheader, whyReceived, fine, stop, children }: MailFrameProps) {
  const { sand } = useMailLook();
  return (
    <EmailPage title={title} preheader={preheader}>
      <Masthead {...sender} />
      {children}
      <Band className="soft" background={sand}>
        {fine}
        <Fine>{senderLine(sender)}</Fine>
        <Fine>{whyReceived}</Fine>
        {stop && (
          <Fine>
            <MailLink href={stop.url}>{stop.label}</MailLink>
          </Fine>
        )}
      </Band>
    </EmailPage>
  );
}

/** The same frame of the part that is plain text. */
export const framedText = (
  { sender, stop, whyReceived }: Pick<MailFrameProps, 'sender' | 'stop' | 'whyReceived'>,
  paragraphs: readonly string[],
): string =>
  [...paragraphs, senderLine(sender), whyReceived, ...(stop ? [`${stop.label}:\n${stop.url}`] : [])]
    .join('\n\n')
    .concat('\n');

const senderLine = ({ name, legalName, address }: Sender) => [legalName || name, address].filter(Boolean).join(' · ');

/** Its part that is plain text. */
export const letterText = (sender: Sender, letter: Letter): string =>
  framedText({ sender, whyReceived: letter.whyReceived, stop: letter.stop }, [
    letter.title,
    ...(letter.folio ? [everyMail.folio({ folio: letter.folio })] : []),
    ...letter.paragraphs,
    ...(letter.figures ? [letter.figures.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(letter.closing ?? []),
    ...(letter.ways ?? []).map(wayText),
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.url}`] : []),
    careText(sender),
  ]);

const wayText = ({ button, lines, title }: WayToPay): string =>
  [title, ...lines.map(({ label, value }) => `${label}: ${value}`), `${button.label}:`, button.url].join('\n');

export function LetterPage({ sender, letter }: { sender: Sender; letter: Letter }) {
  const { preheader, stop, whyReceived } = letter;
  const title = [letter.title, letter.folio].filter(Boolean).join(' ');
  return (
    <MailFrame sender={sender} title={title} preheader={preheader} whyReceived={whyReceived} stop={stop}>
      <Band>
        <Heading level={1}>{letter.title}</Heading>
        {letter.folio && <Paragraph muted>{everyMail.folio({ folio: letter.folio })}</Paragraph>}
        <Paragraphs texts={letter.paragraphs} />
        {letter.figures && (
          <div style={{ margin: '0 0 22px' }}>
            <FigureTable lines={letter.figures} />
          </div>
        )}
        <Paragraphs texts={letter.closing ?? []} />
        {letter.ways?.map((way) => (
          <PayBlock key={way.button.url} {...way} />
        ))}
        {letter.button && <Button href={letter.button.url}>{letter.button.label}</Button>}
        <CareLines {...sender} />
      </Band>
    </MailFrame>
  );
}

/** The digits as they are typed into a bank's form, in one piece. */
const PayBlock = ({ button, lines, title }: WayToPay) => (
  <div style={{ margin: '0 0 26px' }}>
    <Heading level={2}>{title}</Heading>
    <FigureTable lines={lines} monospaced />
    <div style={{ height: '14px' }} />
    <Button href={button.url}>{button.label}</Button>
  </div>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <Paragraph key={index}>
      {text.split('\n').map((line, place) => (
        <Fragment key={place}>
          {place > 0 && <br />}
          <Unbroken>{line}</Unbroken>
        </Fragment>
      ))}
    </Paragraph>
  ));
