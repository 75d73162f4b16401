import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './mail-content.js';
import { LetterPage, letterText } from './letter.js';
import type { Attachment } from './mail-transport.js';
import type { PrintedLook } from '../content/lender-look.js';
import { MailLook, mailLookOf } from './mail-look.js';
import type { Sender } from './sender.js';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
  replyTo?: string;
  stopUrl?: string;
}

/** What is in a mail as its two parts. Loads what only a worker needs: import it where a mail is sent. */
export function renderMail(content: MailContent, sender: Sender, look: PrintedLook | null = null): RenderedMail {
  const { subject, attachments } = content;
  const { page, text } =
    'page' in content
      ? content
      : { page: createElement(LetterPage, { sender, letter: content }), text: letterText(sender, content) };
  return {
    // A line break in a header is a header of its own.
    subject: subject.replace(/\s+/g, ' '),
    html: `<!doctype html>${renderToStaticMarkup(createElement(MailLook, { value: mailLookOf(look) }, page))}`,
    text,
    attachments,
    ...('page' in content ? {} : { replyTo: content.replyTo, stopUrl: content.stop?.oneClickUrl }),
  };
}
