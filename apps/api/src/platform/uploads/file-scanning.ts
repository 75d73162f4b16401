import { Inject, Injectable, Logger } from '@nestjs/common';
import { fieldCode } from '@flota/schemas';
import { SecurityEvents } from '../audit/security-events.js';
import type { CurrentUser } from '../auth/current-user.js';
import { ProblemException } from '../errors/problem.exception.js';
import { FILE_SCANNER, type FileScanner, type Verdict } from './file-scanner.js';
import type { TemporaryFile } from './temporary-file.js';
import { Turns } from './turns.js';

export type ScannerState = 'off' | 'ok' | 'away';

const RETRY_AFTER_SECONDS = 60;
/** A daemon has ten threads unless told otherwise, and may have others to serve. */
const turns = new Turns({ atOnce: 4, waiting: 64, waitMs: 30_000 });

/** Has files that people send looked at for malware, where a scanner is set. Without its word nothing is taken in. */
@Injectable()
export class FileScanning {
  private readonly logger = new Logger('Scanner');

  constructor(
    @Inject(FILE_SCANNER) private readonly scanner: FileScanner | null,
    private readonly events: SecurityEvents,
  ) {}

  /**
   * Nothing where no scanner is set.
   *
   * @param field the part it came under
   * @param sender if it is known
   * @throws ProblemException 422 `FILE.INFECTED`, or 503 `SCANNER.UNAVAILABLE` when the scanner can't say
   */
  async check(file: TemporaryFile, field: string, sender: CurrentUser | undefined): Promise<void> {
    const { scanner } = this;
    if (!scanner || file.size === 0) return;
    const verdict = await turns.run(() => scanner.scan(file)).catch((error: unknown) => this.unavailable(error));
    if (verdict.isInfected) await this.refuse(file, field, sender, verdict);
  }

  async state(): Promise<ScannerState> {
    if (!this.scanner) return 'off';
    return (await this.scanner.isThere()) ? 'ok' : 'away';
  }

  /** Once, at the start of what takes files in. */
  async announce(): Promise<void> {
    const state = await this.state();
    if (state === 'off') this.logger.warn('No scanner is set (CLAMD_URL): files that people send are not scanned');
    if (state === 'away')
      this.logger.error('The scanner of CLAMD_URL does not answer: no file is taken in until it does');
    if (state === 'ok') this.logger.log('Files that people send are scanned by ClamAV');
  }

  private async refuse(
    { sha256, size }: TemporaryFile,
    field: string,
    sender: CurrentUser | undefined,
    { name }: Verdict & { isInfected: true },
  ): Promise<never> {
    await this.events.note('refused', {
      resource: 'files',
      recordId: sha256,
      actor: sender?.kind === 'staff' ? sender : null,
      details: {
        reason: 'FILE.INFECTED',
        malware: name,
        bytes: size,
        customerId: sender?.kind === 'customer' ? sender.id : null,
      },
    });
    const errors = [{ field, code: fieldCode('FILE.INFECTED') }];
    throw new ProblemException(422, 'FILE.INFECTED', { errors });
  }

  private unavailable(error: unknown): never {
    if (error instanceof ProblemException) throw error;
    this.logger.error({ err: error }, 'The scanner does not answer: a file was not taken in');
    throw new ProblemException(503, 'SCANNER.UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
