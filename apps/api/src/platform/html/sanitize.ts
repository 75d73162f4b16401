import { imagePath } from '@flota/schemas';
import sanitize from 'sanitize-html';
import { ProblemException } from '../errors/problem.exception.js';

const TEXT = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const FIGURE = ['figure', 'figcaption', 'img'];
const CELL = ['colspan', 'rowspan'];

/** What staff may write in a text: structure, emphasis and pictures of ours; no styles, frames or scripts. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [...TEXT, ...TABLE, ...FIGURE],
  allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope', ...CELL], td: CELL, img: ['src', 'alt'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !imagePath.safeParse(attribs.src).success,
  transformTags: {
    // A page opened in a new tab must not be able to steer ours.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Tags alone, as an editor leaves them when everything was deleted, are no text. */
const isBlank = (html: string): boolean => !html.includes('<img') && html.replace(/<[^>]*>/g, '').trim() === '';

export function sanitizeHtml(html: string): string {
  const clean = sanitize(html, ALLOWED).trim();
  return isBlank(clean) ? '' : clean;
}

/** 422 on the field when nothing is left that one could read. */
export function requireHtml(field: string, html: string): string {
  const clean = sanitizeHtml(html);
  if (!clean) throw ProblemException.invalid([{ field, code: 'TEXT.REQUIRED' }]);
  return clean;
}
