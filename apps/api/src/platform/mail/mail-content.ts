import type { ReactElement } from 'react';
import type { Letter } from './letter.js';
import type { Attachment } from './mail-transport.js';

/** A mail that is no {@link Letter}: its two parts, made of the same texts. */
export interface MailPage {
  subject: string;
  /** An `EmailPage`. */
  page: ReactElement;
  text: string;
  attachments?: Attachment[];
}

export type MailContent = Letter | MailPage;
