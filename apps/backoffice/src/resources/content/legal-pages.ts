import { type CONTENT, legalPath } from '@flota/schemas';
import type { ContentPieces, OwnPieces } from '../../components/content/content-form.js';
import { approvalWords, LegalApproval } from '../../components/opening/LegalApproval.js';
import { formatDay } from '../../i18n/format.js';

/** Visitors judge by the date whether they read the text before; a changed text under the old date misleads them. */
export const legalQuestion: NonNullable<ContentPieces['question']> = ({ title, body, updatedOn }, saved) => {
  // Nobody reads it yet.
  if (saved?.published === false) return undefined;
  const date = formatDay(String(updatedOn));
  const keepsDate = saved !== undefined && saved.body !== body && saved.updatedOn === updatedOn;
  return {
    title: `¿Publicar «${String(title)}»?`,
    content: keepsDate
      ? `Cambió el texto, pero la fecha de actualización sigue siendo ${date}. Los visitantes verán el texto nuevo con esa fecha.`
      : `Los visitantes verán este texto de inmediato, con fecha de actualización ${date}.`,
    confirm: keepsDate ? 'Publicar con la misma fecha' : 'Publicar',
  };
};

export default {
  detail: (page) => `${legalPath(page.id)} · actualizada el ${formatDay(page.updatedOn)} · ${approvalWords(page)}`,
  question: legalQuestion,
  Aside: LegalApproval,
} satisfies OwnPieces<(typeof CONTENT)['legal-pages']>;
