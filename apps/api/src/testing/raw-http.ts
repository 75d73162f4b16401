import { connect } from 'node:net';

export interface RawAnswer {
  /** Null when the connection ended without one. */
  status: number | null;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends these bytes over a connection of their own, whatever they are, and answers what came until it ended. */
export async function sendRaw(port: number, bytes: string | Buffer, patienceMs = 30_000): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Whoever is refused in the middle of sending may hear so by a reset.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
  return parsed(Buffer.concat(chunks));
}

function parsed(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer
    .subarray(0, end === -1 ? undefined : end)
    .toString('latin1')
    .split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  // "Go on" comes before the answer.
  if (status === '100') return parsed(answer.subarray(end + 4));
  const told = Object.fromEntries(headers);
  const rest = end === -1 ? Buffer.alloc(0) : answer.subarray(end + 4);
  // What was sent may have been two requests to the server.
  const length = told['content-length'] === undefined ? rest.length : Number(told['content-length']);
  return { status: status === undefined ? null : Number(status), headers: told, body: rest.subarray(0, length) };
}
