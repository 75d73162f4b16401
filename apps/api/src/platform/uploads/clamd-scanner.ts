import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileContent } from '../storage/storage.js';
import type { FileScanner, Verdict } from './file-scanner.js';

interface Patience {
  /** Until it takes the call. */
  connectMs: number;
  /** Until it has said what there is to say. */
  totalMs: number;
}

const PATIENCE: Patience = { connectMs: 3_000, totalMs: 30_000 };
/** Longer than any verdict. */
const MAX_REPLY = 4_096;
const END_OF_STREAM = Buffer.alloc(4);

/** ClamAV's daemon (`man clamd`), to which a file is sent as it is read: daemon and API need not see the same disk. */
export class ClamdScanner implements FileScanner {
  private readonly target: NetConnectOpts;

  /** @param address `unix:/run/clamav/clamd.ctl` or `tcp://host:3310` */
  constructor(
    address: string,
    private readonly patience: Patience = PATIENCE,
  ) {
    const { protocol, hostname, port, pathname } = new URL(address);
    this.target = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port) };
  }

  async scan(content: FileContent): Promise<Verdict> {
    const reply = await this.ask(instream(content));
    const [, name] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
    if (name) return { isInfected: true, name };
    if (reply === 'stream: OK') return { isInfected: false };
    // Too large for it, out of memory, a damaged database of signatures.
    throw new Error(`The scanner did not say what the file is: ${reply}`);
  }

  async isThere(): Promise<boolean> {
    return this.ask([Buffer.from('zPING\0')]).then(
      (reply) => reply === 'PONG',
      () => false,
    );
  }

  /** Sends a command and answers the reply; both end with a zero byte. */
  private ask(command: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string> {
    const { connectMs, totalMs } = this.patience;
    return new Promise((resolve, reject) => {
      const socket = connect(this.target).setEncoding('latin1');
      const giveUp = (ms: number) => socket.destroy(new Error(`The scanner took longer than ${ms} ms`));
      // What came while this process was busy is heard before it is called late.
      const after = (ms: number, isLate: () => boolean) =>
        setTimeout(() => setImmediate(() => isLate() && giveUp(ms)), ms);
      const timers = [after(totalMs, () => true), after(connectMs, () => socket.connecting)];
      let reply = '';
      let failure: Error | undefined;
      socket.once('connect', () => {
        clearTimeout(timers.pop());
        // It may say no before it has all of the file, and then hang up: its word counts, not the broken line.
        pipeline(Readable.from(command), socket, { end: false }).catch((error: Error) => (failure ??= error));
      });
      socket.on('data', (said: string) => {
        reply += said;
        if (reply.includes('\0') || reply.length > MAX_REPLY) socket.destroy();
      });
      socket.on('error', (error) => (failure ??= error));
      socket.on('close', () => {
        for (const timer of timers) clearTimeout(timer);
        const [said, ...rest] = reply.split('\0');
        if (rest.length > 0) resolve(said ?? '');
        else reject(failure ?? new Error('The scanner hung up'));
      });
    });
  }
}

/** Each piece after its length, and a piece of none. */
async function* instream(content: FileContent): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content.stream()) {
    const bytes = piece as Buffer;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    yield length;
    yield bytes;
  }
  yield END_OF_STREAM;
}
