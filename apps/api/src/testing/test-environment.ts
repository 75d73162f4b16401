import { randomBytes } from 'node:crypto';

/** Everything `readEnv` knows, so that nothing of the machine the tests run on leaks in. An empty value means "not set". */
export function testEnvironment(own: {
  databaseUrl: string;
  smtpPort: number;
  storageDir: string;
}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    APP_URL: 'https://flota.test',
    APP_SECRET: randomBytes(32).toString('hex'),
    FIELD_KEYS: '',
    DATABASE_URL: own.databaseUrl,
    DATABASE_POOL: '5',
    REDIS_URL: redisOfThisWorker(),
    SMTP_URL: `smtp://127.0.0.1:${own.smtpPort}`,
    MAIL_FROM: '',
    GEOIP_DATABASE: '',
    STORAGE_DIR: own.storageDir,
    S3_BUCKET: '',
    S3_REGION: '',
    S3_ENDPOINT: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    CLAMD_URL: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_API_BASE: '',
    OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
    OUTBOUND_TIMEOUT_MS: '2000',
    BOT_DEFENCE: 'off',
    STAFF_SECOND_FACTOR: 'optional',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  };
}

/** Suites that run at the same time must not take each other's jobs: each jest worker has a Redis database of its own. */
export function redisOfThisWorker({ TEST_REDIS_URL, JEST_WORKER_ID = '1' }: NodeJS.ProcessEnv = process.env): string {
  if (!TEST_REDIS_URL) return '';
  const url = new URL(TEST_REDIS_URL);
  // Redis has sixteen unless told otherwise, and 0 is what everybody else uses.
  url.pathname = `/${(Number(JEST_WORKER_ID) % 15) + 1}`;
  return url.href;
}
