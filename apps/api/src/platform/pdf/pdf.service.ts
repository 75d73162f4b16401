import type { OnApplicationShutdown } from '@nestjs/common';
import { fillAll } from '@flota/schemas';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LenderLook, PrintedLook } from '../content/lender-look.js';
import type { TextValues } from '../content/text-values.js';
import { PdfRenderError } from './pdf-render.error.js';
import { RecycledPool } from './recycled-pool.js';

/** The `.typ` files in `apps/api/templates` that are documents of their own. */
export type PdfTemplate =
  'quote' | 'letter' | 'documents/form' | 'statement' | 'invoice' | 'day-close' | 'contract-sheet';

export interface PdfOptions {
  /** Title of the document: what a reader's window and a screen reader announce. PDF/UA demands one. */
  title: string;
  /** Instead of the published one. */
  look?: PrintedLook;
}

export interface PdfPoolOptions {
  /** At most this many documents are set at once, each on a thread of its own. */
  threads?: number;
  /** A document that takes longer is given up and its thread is ended. */
  timeoutMs?: number;
  /** What placeholders in a document's texts stand for; without it they stay. */
  texts?: TextValues;
  /** How documents look; without it as the product does. */
  look?: LenderLook;
}

// The same three steps up from src/platform/pdf and from dist/platform/pdf. The worker is plain JavaScript, because a
// thread starts from a file that exists in both.
const WORKER_FILE = fileURLToPath(new URL('../../../templates/typst-worker.mjs', import.meta.url));

/** Keeps what a thread's documents leave behind below some thirty megabytes. */
const DOCUMENTS_A_THREAD = 100;

/**
 * Sets PDFs with Typst on worker threads: a document takes tens of milliseconds of pure computing, which would hold up
 * every request on the event loop. No thread exists before the first document, nor a minute after the last one.
 */
export class PdfService implements OnApplicationShutdown {
  private readonly pool: RecycledPool;
  private readonly timeoutMs: number;
  private readonly texts: TextValues | undefined;
  private readonly look: LenderLook | undefined;

  constructor({
    threads = Math.max(1, availableParallelism() - 1),
    timeoutMs = 30_000,
    ...lender
  }: PdfPoolOptions = {}) {
    this.pool = new RecycledPool(WORKER_FILE, threads, DOCUMENTS_A_THREAD);
    this.timeoutMs = timeoutMs;
    this.texts = lender.texts;
    this.look = lender.look;
  }

  /**
   * A tagged PDF/UA-1 of `data`. It is handed over as JSON and read as text, so nothing in it is ever taken for markup.
   *
   * @throws PdfRenderError when the template refuses the data, the time is up or the pool has been closed.
   */
  async render(template: PdfTemplate, data: unknown, options: PdfOptions): Promise<Buffer> {
    const written = { title: options.title, data };
    const { title, data: filled } = this.texts ? fillAll(written, await this.texts.present()) : written;
    const look = options.look ?? (await this.look?.present());
    const job = { template, inputs: { title, data: JSON.stringify(filled), look: JSON.stringify(look ?? null) } };
    try {
      const bytes = (await this.pool.run(job, AbortSignal.timeout(this.timeoutMs))) as Uint8Array<ArrayBuffer>;
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      throw new PdfRenderError(template, error);
    }
  }

  /** Once nobody is served any more, and no job is in hand. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
