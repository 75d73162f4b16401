import { emailSchema } from '@flota/schemas';
import type { Env } from '../../platform/config/env.js';
import { type Cli, command, group } from '../lib/cli.js';
import { CommandFailure, misuse } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import type { Outcome } from '../lib/outcome.js';
import { settingsOf } from '../lib/settings.js';

const LONGEST_MS = 20_000;

export const mailCommand = (cli: Cli) => group('mail', 'mail that goes out').addCommand(test(cli));

const test = (cli: Cli) =>
  command('test', 'send one mail now, past the queue, and say what the mail server answered', [
    'mail test ana@example.com',
  ])
    .argument('<address>')
    .option('--dry-run', 'speak to the server, sign in and send nothing')
    .action(
      cli.answering(async (address, { dryRun = false }) => {
        const { success, data: to } = emailSchema.safeParse(address);
        if (!success) throw misuse(`${address} is no e-mail address.`);
        return cli.within((env) => send(settingsOf(env), to, dryRun));
      }),
    );

interface SmtpFailure extends Error {
  code?: string;
  response?: string;
  command?: string;
}

async function send({ SMTP_URL, MAIL_FROM, APP_URL }: Env, to: string, dryRun: boolean): Promise<Outcome> {
  const { createTransport } = await import('nodemailer');
  const server = new URL(SMTP_URL).host;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: LONGEST_MS,
    greetingTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
  });
  try {
    if (dryRun) {
      await transport.verify();
      return { lines: [`${server} is there and lets us in. Nothing was sent.`], data: { server, sent: false } };
    }
    const subject = `Prueba de correo de ${new URL(APP_URL).host}`;
    const text = `Este correo prueba que ${APP_URL} puede enviar correo. No tiene que hacer nada.`;
    const { response, messageId } = (await transport.sendMail({ from: MAIL_FROM, to, subject, text })) as {
      response: string;
      messageId: string;
    };
    return {
      lines: [`${server} took it: ${response}`, `Message-ID ${messageId}`],
      data: { server, sent: true, response, messageId },
    };
  } catch (error) {
    const { code, response, command: said, message } = error as SmtpFailure;
    const words = response ?? message;
    // What the server answered, and to what: an answer of its own is no trouble on the way there.
    const exitCode = response ? EXIT.wrong : EXIT.unreachable;
    throw new CommandFailure(
      exitCode,
      `${server} did not take it${said ? ` at ${said}` : ''}: ${words}${code ? ` (${code})` : ''}`,
    );
  } finally {
    transport.close();
  }
}
