import { staffNoticeMail } from '@flota/texts/mails/every-mail';
import type { Letter } from './letter.js';

interface Notice {
  /** What came in, e.g. `Nuevo mensaje de contacto`. */
  title: string;
  folio: string;
  /** Of whoever sent it. */
  name: string;
  /** What to do about it. */
  task: string;
  /** Its page in the backoffice. */
  url: string;
}

/** Tells the lender's mailbox that somebody waits for an answer; their data stay in the backoffice. */
export const staffNotice = ({ title, folio, name, task, url }: Notice): Letter => ({
  subject: staffNoticeMail.subject({ title, folio }),
  title,
  folio,
  preheader: task,
  paragraphs: [staffNoticeMail.from({ name }), task],
  button: { label: staffNoticeMail.button, url },
  whyReceived: staffNoticeMail.whyReceived,
});
