import { ApiProblem } from '@flota/client';
import { type HeldUpload, UPLOAD_PIECE_MAX_BYTES } from '@flota/schemas';
import { dropUpload, finishUpload, readUpload, sendPiece, startUpload } from '../../api/account/uploads.js';
import { fieldText } from '../../api/field-texts.js';
import { failureText } from '../../api/problem-texts.js';
import { connection, type Connection } from './connection.js';

export interface UploadState {
  /** `waiting`: the connection is lost, and sending goes on by itself once it is back. */
  phase: 'sending' | 'waiting' | 'failed' | 'ready';
  /** From 0 to 1. */
  share: number;
  /** What went wrong and what to do, once it failed. */
  failure: string | null;
  /** The file itself was refused, and would be again. */
  refused: boolean;
}

/** How a file gets to the API; tests have another one. */
export interface UploadWire {
  start: typeof startUpload;
  read: typeof readUpload;
  piece: typeof sendPiece;
  finish: typeof finishUpload;
  drop: typeof dropUpload;
}

const API: UploadWire = {
  start: startUpload,
  read: readUpload,
  piece: sendPiece,
  finish: finishUpload,
  drop: dropUpload,
};

/** So often a piece is sent again before it is left to the customer. */
const ATTEMPTS = 5;

/** It may have been damaged on its way. */
const MAY_PASS = new Set(['FILE.UNREADABLE']);

let made = 0;

/** A file on its way ahead of its form, in pieces: what a lost connection takes is one of them. */
export class Upload {
  /** Of this visit, to tell files apart that are called the same. */
  readonly key = ++made;
  private now: UploadState = { phase: 'sending', share: 0, failure: null, refused: false };
  private held: HeldUpload | null = null;
  private problem: ApiProblem | null = null;
  private dropped = false;
  /** What is known of it may not be so any more. */
  private stale = false;
  private running: Promise<void>;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly file: File,
    private readonly wire: UploadWire = API,
    private readonly line: Connection = connection,
  ) {
    this.running = this.run();
  }

  readonly state = (): UploadState => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Goes on from where it stopped. */
  retry(): void {
    if (this.now.phase !== 'failed') return;
    this.stale = true;
    this.running = this.run();
  }

  /** Its id, once all of it is there. @throws ApiProblem what made it fail */
  async id(): Promise<string> {
    await this.running;
    if (this.now.phase !== 'ready' || !this.held) throw this.problem ?? new Error('A dropped file was asked for');
    return this.held.id;
  }

  /** Nobody wants it any more: what is there of it need not wait to be swept. */
  drop(): void {
    this.dropped = true;
    const { held } = this;
    if (held) void this.wire.drop(held.id).catch(() => undefined);
  }

  private async run(): Promise<void> {
    this.problem = null;
    this.change({ phase: 'sending', failure: null, refused: false });
    for (let failures = 0; !this.dropped;) {
      try {
        if (await this.step()) return;
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!isPassing(error) || failures === ATTEMPTS) return this.fail(error);
        // An answer may have been lost, not what it answered.
        this.stale = true;
        this.change({ phase: 'waiting' });
        await this.line.back(failures);
        this.change({ phase: 'sending' });
      }
    }
  }

  /** The next piece, or whatever is next. Answers whether there is nothing left to do. */
  private async step(): Promise<boolean> {
    const { file, wire } = this;
    if (this.held && this.stale) this.held = await wire.read(this.held.id).catch(noneThere);
    this.stale = false;
    this.held ??= await wire.start(file);
    const { id, received, ready } = this.held;
    if (received < file.size) {
      const piece = file.slice(received, received + UPLOAD_PIECE_MAX_BYTES);
      this.held = await wire.piece(id, received, piece, (share) =>
        this.change({ share: (received + share * piece.size) / file.size }),
      );
      return false;
    }
    if (!ready) this.held = await wire.finish(id);
    this.change({ phase: 'ready', share: 1 });
    return true;
  }

  private fail(error: unknown): void {
    this.problem = error instanceof ApiProblem ? error : null;
    const [refused] = this.problem?.problem.errors ?? [];
    // What was refused is gone: another attempt begins anew.
    if (refused) this.held = null;
    const failure = refused ? fieldText(refused.code) : failureText(error);
    this.change({ phase: 'failed', failure, refused: refused !== undefined && !MAY_PASS.has(refused.code) });
  }

  private change(part: Partial<UploadState>): void {
    this.now = { ...this.now, ...part };
    for (const listener of this.listeners) listener();
  }
}

/** Nobody answered, or not now, or something got lost between: the same is worth another attempt. */
const isPassing = (error: unknown) =>
  error instanceof ApiProblem &&
  (error.status === 0 || error.status >= 500 || error.status === 429 || error.code === 'UPLOAD.OUT_OF_STEP');

/** It lay there for too long and was thrown away: it is sent anew. */
function noneThere(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 404) return null;
  throw error;
}
