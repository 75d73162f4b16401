import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.js';

const MAX_BYTES = 25 * 1024 * 1024;

/** What goes wrong while a message is handed over. */
export type MailFault =
  /** 451 to every sender: a server in trouble. */
  | 'busy'
  /** 550 to every recipient, for good. */
  | 'unknown-recipient'
  /** Nobody who wants to send is answered before this is over. */
  | { heldUntil: Promise<unknown> }
  /** The connection ends in the middle of the message, which is not kept. */
  | 'drop-in-data'
  /** The message is kept, and the connection ends before that is said: whoever sent it can't know. */
  | 'drop-before-answer'
  /** The message is kept at once, and that is said so many milliseconds later. */
  | { slowMs: number };

/** Takes any sender, recipient and password, but for what `fault()` says goes wrong. */
export function createSmtpServer(mailbox: Mailbox, fault: () => MailFault | null): SMTPServer {
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'], // the built-in certificate would fail every client that checks
    disableReverseLookup: true,
    size: MAX_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onMailFrom(_address, _session, done) {
      const wrong = fault();
      const held = isObject(wrong) && 'heldUntil' in wrong ? wrong.heldUntil : Promise.resolve();
      void held.then(() => done(fault() === 'busy' ? smtpError(451, 'Try again later') : undefined));
    },
    onRcptTo: (_address, _session, done) =>
      done(fault() === 'unknown-recipient' ? smtpError(550, 'No such user here') : undefined),
    onData(stream, session, done) {
      const drop = () => void sockets.get(session.remotePort)?.destroy();
      if (fault() === 'drop-in-data') return drop();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(smtpError(552, 'Message too large'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.add(Buffer.concat(chunks), recipients).then(
          async ({ id }) => {
            const wrong = fault();
            if (wrong === 'drop-before-answer') return drop();
            if (isObject(wrong) && 'slowMs' in wrong) await delay(wrong.slowMs);
            done(null, `Caught as ${id}`);
          },
          (error: Error) => done(smtpError(451, error.message)),
        );
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  return server;
}

const isObject = (wrong: MailFault | null) => typeof wrong === 'object' && wrong !== null;

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
