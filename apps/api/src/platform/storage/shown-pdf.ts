import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** A PDF that visitors open in the browser. */
export interface ShownPdf {
  slug: string;
  title: string;
  /** Changes with the content and only with it. */
  hash: string;
  size: number;
  /** The bytes; not called when the reader has them already. */
  open: () => Promise<Buffer | Readable>;
}

/** Answers with the PDF, or with 304 to whoever has it: `known` is their `If-None-Match`. */
export async function showPdf(reply: FastifyReply, file: ShownPdf, known: string | undefined): Promise<void> {
  const etag = `"${file.hash}"`;
  // Asked for again every time: what staff change must be seen at once.
  void reply.header('etag', etag).header('cache-control', 'public, no-cache');
  if (known?.includes(etag)) return void (await reply.status(304).send());
  await reply
    .type('application/pdf')
    .header('content-length', String(file.size))
    .header('content-disposition', dispositionOf(file))
    .send(await file.open());
}

/** With a plain name for old programs beside the one with accents (RFC 6266). */
function dispositionOf({ slug: name, title }: ShownPdf): string {
  const encoded = encodeURIComponent(`${title}.pdf`).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${name}.pdf"; filename*=UTF-8''${encoded}`;
}
