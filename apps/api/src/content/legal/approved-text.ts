import type { LegalPage } from '@flota/prisma';
import { sha256 } from '../../platform/crypto/keys.js';

type Text = Pick<LegalPage, 'title' | 'body'>;

/** What stands for the text that somebody read: any other one has to be read anew. */
export const textMark = ({ title, body }: Text): string => sha256(`${title}\n${body}`);

/** Whether somebody has read the text as it is. */
export const isRead = (page: Text & Pick<LegalPage, 'approvedText'>): boolean => page.approvedText === textMark(page);
