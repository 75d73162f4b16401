import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ReadyAnswer, send } from './ready-answer.js';
import { TooBusy } from './render-gate.js';

const MAX_ADDRESS = 300;
/** After this an answer is made anew behind the visitor's back: content may begin or end at a set time. */
const FRESH_MS = 10_000;
/** After this it is not sent any more without looking: what ended an hour ago is not shown to the first who asks again. */
const STALE_MS = 60_000;
/** While content can't be read, it is tried again no sooner than this. */
const RETRY_MS = 2_000;

export interface Made {
  answer: ReadyAnswer;
  /** For everybody: may be kept and sent again. */
  shared: boolean;
  /** Content it needs could not be read. */
  failed: boolean;
}

interface Kept {
  answer: ReadyAnswer;
  /** Of the content it was made from. */
  version: number;
  madeAt: number;
  /** What is sent while it can't be made again: it says that it is from before. */
  outdated?: { answer: ReadyAnswer; triedAt: number };
}

interface Options {
  maxBytes: number;
  contentVersion: () => number;
  /** Makes the answer of a key for a visitor's network address. */
  make: (key: string, visitor: string) => Promise<Made>;
  /** The last good answer as it is sent while its content can't be read. Without this it is forgotten then. */
  markOutdated?: (answer: ReadyAnswer) => ReadyAnswer;
}

/** Answers that are the same for everybody, as bytes. A change of content makes all of them anew when they are asked for. */
export class KeptAnswers {
  private readonly kept: LRUCache<string, Kept>;
  private readonly underWay = new Map<string, Promise<Made>>();

  constructor(private readonly options: Options) {
    this.kept = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ answer }) => answer.size });
  }

  /** Sends the answer at once if it is here and of today's content. Answers whether it did. */
  serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.kept.get(key);
    if (!kept) return false;
    if (kept.outdated && Date.now() - kept.outdated.triedAt < RETRY_MS) {
      send(request, response, kept.outdated.answer);
      return true;
    }
    const age = Date.now() - kept.madeAt;
    if (kept.outdated || kept.version !== this.options.contentVersion() || age > STALE_MS) return false;
    send(request, response, kept.answer);
    if (age > FRESH_MS) void this.obtain(key, '127.0.0.1').catch(() => undefined); // logged there
    return true;
  }

  /** The answer if it is of today's content and no older than that; nothing is made. */
  recent(key: string, milliseconds: number): ReadyAnswer | undefined {
    const kept = this.kept.get(key);
    const recent = kept?.version === this.options.contentVersion() && Date.now() - kept.madeAt < milliseconds;
    return recent ? kept.answer : undefined;
  }

  /**
   * The answer as it is now; when its content can't be read, the last good one, which says so. While too much else is made,
   * the last one: it was right a moment ago.
   *
   * @throws TooBusy when there is none
   */
  async obtain(key: string, visitor: string): Promise<ReadyAnswer> {
    const made = await this.make(key, visitor).catch((error: unknown) => {
      const answer = error instanceof TooBusy ? this.kept.get(key)?.answer : undefined;
      if (!answer) throw error;
      return { answer, failed: false };
    });
    const kept = made.failed ? this.kept.get(key) : undefined;
    if (!kept) return made.answer;
    const { markOutdated } = this.options;
    if (!markOutdated) {
      this.kept.delete(key);
      return made.answer;
    }
    const answer = kept.outdated?.answer ?? markOutdated(kept.answer);
    kept.outdated = { answer, triedAt: Date.now() };
    return answer;
  }

  /** Once for all who ask for it at the same time. */
  private make(key: string, visitor: string): Promise<Made> {
    const running = this.underWay.get(key);
    if (running) return running;
    const version = this.options.contentVersion();
    const making = this.options
      .make(key, visitor)
      .then((made) => this.keep(key, made, version))
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    return making;
  }

  private keep(key: string, made: Made, version: number): Made {
    if (!made.shared || made.failed || key.length > MAX_ADDRESS) return made;
    const former = this.kept.get(key)?.answer;
    // One that came out the same is compressed already.
    const answer = former?.equals(made.answer) ? former : made.answer;
    this.kept.set(key, { answer, version, madeAt: Date.now() });
    return { ...made, answer };
  }
}
