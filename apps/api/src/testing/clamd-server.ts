import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ClamdServer {
  address: string;
  /** Bytes of each file it was sent. */
  scanned: Buffer[];
  /** From now on: answers as usual, takes calls and says nothing, or hangs up on everybody. */
  behave(how: 'well' | 'silent' | 'hanging up'): void;
  close(): Promise<void>;
}

/** What it takes for malware, in the words of the harmless file that all scanners know (eicar.org). In two halves, so that none takes this file for it. */
export const MALWARE = ['EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE'].join('');

/** Speaks the protocol of ClamAV's daemon: PING, and INSTREAM up to a size. @param maxBytes its `StreamMaxLength` */
export async function startClamdServer(maxBytes = 25 * 1024 * 1024): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Parameters<ClamdServer['behave']>[0] = 'well';

  const serve = (socket: Socket) => {
    let sent = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (behaviour === 'hanging up') return socket.destroy();
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, Buffer.from(piece)]);
      if (behaviour === 'silent') return;
      const reply = replyTo(sent, maxBytes, scanned);
      if (reply) socket.end(`${reply}\0`);
    });
  };

  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    behave(how) {
      behaviour = how;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Nothing while there is more to come. */
function replyTo(sent: Buffer, maxBytes: number, scanned: Buffer[]): string | undefined {
  const end = sent.indexOf(0);
  if (end < 0) return undefined;
  const command = sent.subarray(0, end).toString('latin1');
  if (command === 'zPING') return 'PONG';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const pieces: Buffer[] = [];
  for (let at = end + 1; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) {
      const file = Buffer.concat(pieces);
      scanned.push(file);
      return file.includes(MALWARE) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
    }
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    if (pieces.reduce((sum, piece) => sum + piece.length, 0) > maxBytes) return 'INSTREAM size limit exceeded. ERROR';
  }
  return undefined;
}
