import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { RecycledPool } from '../pdf/recycled-pool.js';
import type { TemporaryFile } from './temporary-file.js';

/** What a PDF does besides being read: nothing, something, nobody can tell for its password, or for its damage. */
export type PdfNature = 'quiet' | 'active' | 'protected' | 'unreadable';

// The same three steps up from src/platform/uploads and from dist/platform/uploads.
const WORKER_FILE = fileURLToPath(new URL('../../../templates/inspect-pdf-worker.mjs', import.meta.url));
const THREADS = 1;
const FILES_A_THREAD = 200;
const TIMEOUT_MS = 15_000;
const HEAP_MB = 256;

/**
 * Looks into PDFs that people send for what would run, open or bring along something: scripts, forms that are programs,
 * actions, attached files. On a thread of its own, within a time and a memory.
 */
@Injectable()
export class PdfInspector implements OnApplicationShutdown {
  private readonly logger = new Logger(PdfInspector.name);
  private readonly pool = new RecycledPool(WORKER_FILE, THREADS, FILES_A_THREAD, { maxOldGenerationSizeMb: HEAP_MB });

  /** The thread reads the file by itself: its bytes are not copied from here to there. */
  async natureOf(file: TemporaryFile): Promise<PdfNature> {
    try {
      return (await this.pool.run(file.descriptor, AbortSignal.timeout(TIMEOUT_MS))) as PdfNature;
    } catch (error) {
      // It took too long or too much: no honest file of this size does.
      this.logger.warn({ err: error, bytes: file.size }, 'A PDF was given up');
      return 'unreadable';
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
