import { createHash, type Hash } from 'node:crypto';

/** One line of what was sent, as it came. */
export interface SentLine {
  /** From 1. */
  line: number;
  /** Without its end; null of one that is longer than it may be, of which nothing is kept. */
  content: Buffer | null;
  /** SHA-256 of all of it. */
  digest: Buffer;
}

const NEWLINE = 0x0a;

/**
 * Lines out of bytes, however those come cut. It holds no more than one line that is not too long; of one that is, it goes
 * on to the end without keeping it. A last line without an end is one; what a stream leaves behind that broke off is none,
 * because then this throws.
 *
 * @param from the number of the first one
 */
export async function* ndjsonLines(
  bytes: AsyncIterable<Buffer>,
  { from = 1, maxLineBytes }: { from?: number; maxLineBytes: number },
): AsyncGenerator<SentLine> {
  let line = from;
  let pending = new PendingLine(maxLineBytes);
  for await (const piece of bytes) {
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      pending.add(piece.subarray(start, end));
      yield { line, ...pending.end() };
      line += 1;
      pending = new PendingLine(maxLineBytes);
      start = end + 1;
    }
    pending.add(piece.subarray(start));
  }
  if (pending.length > 0) yield { line, ...pending.end() };
}

class PendingLine {
  length = 0;
  private pieces: Buffer[] = [];
  private readonly hash: Hash = createHash('sha256');

  constructor(private readonly maxBytes: number) {}

  add(piece: Buffer): void {
    if (piece.length === 0) return;
    this.length += piece.length;
    this.hash.update(piece);
    if (this.length > this.maxBytes) this.pieces = [];
    // Copied, as a few bytes of a line would hold all that came with them.
    else this.pieces.push(Buffer.from(piece));
  }

  end(): Pick<SentLine, 'content' | 'digest'> {
    return {
      content: this.length > this.maxBytes ? null : Buffer.concat(this.pieces),
      digest: this.hash.digest(),
    };
  }
}
