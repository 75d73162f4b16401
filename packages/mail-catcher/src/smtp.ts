import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.js';

const MAX_BYTES = 25 * 1024 * 1024;

/** Takes any sender, recipient and password; while `isRefusing()` it answers 451 as a server in trouble does. */
export function createSmtpServer(mailbox: Mailbox, isRefusing: () => boolean): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'], // the built-in certificate would fail every client that checks
    disableReverseLookup: true,
    size: MAX_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onMailFrom: (_address, _session, done) => done(isRefusing() ? smtpError(451, 'Try again later') : undefined),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(smtpError(552, 'Message too large'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.add(Buffer.concat(chunks), recipients).then(
          ({ id }) => done(null, `Caught as ${id}`),
          (error: Error) => done(smtpError(451, error.message)),
        );
      });
    },
  });
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
