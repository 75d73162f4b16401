import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ReadyAnswer, send, sizeOf } from './ready-answer.js';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ADDRESS = 300;
/** After this a page is made anew behind the visitor's back: content may begin or end at a set time. */
const FRESH_MS = 10_000;
/** While its content can't be read, a page is tried again no sooner than this. */
const RETRY_MS = 2_000;
/** Where a visitor came from changes nothing of what the server sends. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid)$/;

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
  /** What is sent while the page can't be made again: it says that it is from before. */
  outdated?: { answer: ReadyAnswer; triedAt: number };
}

interface Options {
  contentVersion: () => number;
  /** Makes the page of an address for a visitor's network address. */
  make: (key: string, visitor: string) => Promise<Made>;
  markOutdated: (answer: ReadyAnswer) => Promise<ReadyAnswer>;
}

/** Pages that are the same for everybody, as bytes. A change of content makes all of them anew when they are asked for. */
export class ReadyPages {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  });
  private readonly underWay = new Map<string, Promise<Made>>();

  constructor(private readonly options: Options) {}

  /** Sends the page at once if it is here and of today's content. Answers whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !request.url) return false;
    const key = keyOf(request.url);
    const kept = this.kept.get(key);
    if (!kept) return false;
    if (kept.outdated && Date.now() - kept.outdated.triedAt < RETRY_MS) {
      send(request, response, kept.outdated.answer);
      return true;
    }
    if (kept.outdated || kept.version !== this.options.contentVersion()) return false;
    send(request, response, kept.answer);
    if (Date.now() - kept.madeAt > FRESH_MS) void this.obtain(key, '127.0.0.1').catch(() => undefined); // logged there
    return true;
  }

  /** The page as it is now; when its content can't be read, the last good one, which says so. */
  async obtain(url: string, visitor: string): Promise<ReadyAnswer> {
    const key = keyOf(url);
    const made = await this.make(key, visitor);
    const kept = made.failed ? this.kept.get(key) : undefined;
    if (!kept) return made.answer;
    const answer = kept.outdated?.answer ?? (await this.options.markOutdated(kept.answer));
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
      .then((made) => {
        if (made.shared && !made.failed && key.length <= MAX_ADDRESS) {
          this.kept.set(key, { answer: made.answer, version, madeAt: Date.now() });
        }
        return made;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    return making;
  }
}

/** What a page is kept under: its address without what only says where the visitor came from. */
export function keyOf(url: string): string {
  const [path = '', search] = url.split('?', 2);
  if (!search) return path;
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()]) if (TRACKING.test(name)) parameters.delete(name);
  const rest = parameters.toString();
  return rest ? `${path}?${rest}` : path;
}
