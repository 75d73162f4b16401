import { fieldCode } from '@flota/schemas';
import { ProblemException } from '../errors/problem.exception.js';
import type { SentFile } from './checked-file.js';
import { inMemory } from './in-memory.js';
import { picturesToPdf } from './pictures-to-pdf.js';

/** One file of what was sent ahead: as it is, or pictures in their order as the pages of a PDF. */
export async function documentOf(pages: readonly SentFile[], field: string): Promise<SentFile> {
  const [first, ...others] = pages;
  if (!first) throw refused(field, 'FILE.REQUIRED');
  if (others.length === 0) return first;
  const pictures: Buffer[] = [];
  for (const { content } of pages) {
    if ((await content.slice(0, 5)).equals(PDF)) throw refused(field, 'FILE.TYPE_REFUSED');
    pictures.push(await content.bytes());
  }
  const pdf = await inMemory(first.content, () => picturesToPdf(pictures));
  if (!pdf) throw refused(field, 'FILE.UNREADABLE');
  return { name: `${first.name.replace(/\.[^.]*$/, '')}.pdf`, content: await first.content.made(pdf) };
}

const PDF = Buffer.from('%PDF-');

const refused = (field: string, code: 'FILE.REQUIRED' | 'FILE.TYPE_REFUSED' | 'FILE.UNREADABLE') =>
  ProblemException.invalid([{ field, code: fieldCode(code) }]);
