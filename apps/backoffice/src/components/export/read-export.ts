/** A file that is being received. */
export interface Received {
  /** Records so far, about: a text of several lines counts for several. */
  rows: number;
  /** In all. */
  of: number;
}

const LINE_FEED = 10;

/**
 * Reads an exported file as it comes, telling how far it is. A file that breaks off is an error and no shorter file: the
 * server ends a connection it cannot finish.
 */
export async function readExport(response: Response, rows: number, tell: (received: Received) => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  // The headings are a line too.
  let lines = -1;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    parts.push(value);
    for (const byte of value) if (byte === LINE_FEED) lines += 1;
    tell({ rows: Math.min(Math.max(lines, 0), rows), of: rows });
  }
  return new Blob(parts, { type: 'text/csv' });
}
