import { startMailCatcher } from './index.js';

const { MAIL_SMTP_PORT = '1025', MAIL_HTTP_PORT = '8025', MAIL_DIRECTORY } = process.env;

const catcher = await startMailCatcher({
  smtpPort: Number(MAIL_SMTP_PORT),
  httpPort: Number(MAIL_HTTP_PORT),
  directory: MAIL_DIRECTORY,
});
console.log(`mail catcher: smtp://127.0.0.1:${catcher.smtpPort}, http://localhost:${catcher.httpPort}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void catcher.close().then(() => process.exit(0)));
}
