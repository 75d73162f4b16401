import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** Below this, compressing saves no packet. */
const WORTH_BYTES = 1_024;

/** Of the home page: a millisecond for 15.1 KB. The next level takes a third longer for 200 bytes, the last 190 ms for 1.5 KB. */
const BROTLI_QUALITY = 5;

const CODERS = {
  br: (body: Buffer) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => gzipped(body),
};

/** Its headers are names and values in turn, as Node takes them without looking at each again. */
interface Coded {
  head: string[];
  body: Buffer;
}

/** An answer as bytes: nothing is left to do but to send it. Each coding is made when somebody first takes it. */
export class ReadyAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent to who has it. */
  readonly unchanged: string[];
  private readonly coded = new Map<Coding, Coded>();
  private readonly underWay = new Map<Coding, Promise<Coded>>();

  /** Its ETag is that of its content. */
  constructor(
    readonly status: number,
    headers: Readonly<Record<string, string>>,
    readonly body: Buffer,
  ) {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.headers = { ...headers, etag };
    this.unchanged = Object.entries(this.headers).flat();
    this.keep('identity', body);
  }

  /** Bytes it takes in memory at most, in all codings. */
  get size(): number {
    return 2 * this.body.length;
  }

  /** Says the same, in the same words. */
  equals({ status, headers }: ReadyAnswer): boolean {
    const names = Object.keys(headers);
    return (
      status === this.status &&
      names.length === Object.keys(this.headers).length &&
      names.every((name) => headers[name] === this.headers[name])
    );
  }

  /** The answer in a coding, if it is here already. */
  at(coding: Coding): Coded | undefined {
    return this.coded.get(coding);
  }

  /** Made once for all who ask at the same time. */
  make(coding: Exclude<Coding, 'identity'>): Promise<Coded> {
    const making = this.underWay.get(coding) ?? this.code(coding);
    this.underWay.set(coding, making);
    return making;
  }

  private async code(coding: Exclude<Coding, 'identity'>): Promise<Coded> {
    return this.keep(coding, await CODERS[coding](this.body));
  }

  private keep(coding: Coding, body: Buffer): Coded {
    const named = coding === 'identity' ? [] : ['content-encoding', coding];
    const coded = { head: [...this.unchanged, ...named, 'content-length', String(body.length)], body };
    this.coded.set(coding, coded);
    return coded;
  }
}

/** The page with a mark on its root element, by which the site shows a notice. */
export function withMark(
  { status, headers, body }: ReadyAnswer,
  mark: string,
  more: Record<string, string>,
): ReadyAnswer {
  const html = body.toString('utf8').replace('<html ', `<html ${mark} `);
  return new ReadyAnswer(status, { ...headers, ...more }, Buffer.from(html));
}

/** Straight to the socket: no framework has anything to add. */
export function send(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], answer.headers.etag)) {
    response.writeHead(304, answer.unchanged).end();
    return;
  }
  const coding = answer.body.length < WORTH_BYTES ? 'identity' : codingFor(request.headers['accept-encoding']);
  const ready = answer.at(coding);
  if (ready) return write(request, response, answer, ready);
  if (coding === 'identity') return;
  answer.make(coding).then(
    (made) => write(request, response, answer, made),
    () => response.destroy(),
  );
}

function write(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status }: ReadyAnswer,
  { head, body }: Coded,
): void {
  response.writeHead(status, head);
  response.end(method === 'HEAD' ? undefined : body);
}

/** Browsers name one, caches before us sometimes several. */
const isKnown = (named: string | undefined, etag: string | undefined): boolean =>
  named !== undefined && (named === etag || named === '*' || named.split(/\s*,\s*/).includes(etag ?? ''));

const REFUSED = /(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g;

function codingFor(accepted: string | string[] | undefined): Coding {
  const codings = String(accepted ?? '');
  const taken = codings.includes('q=0') ? codings.replaceAll(REFUSED, ',') : codings;
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}
