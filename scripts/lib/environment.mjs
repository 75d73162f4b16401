import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root, varDirectory } from './paths.mjs';
import { keptSecret } from './secrets.mjs';

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Failure(`Node ${process.versions.node} is too old: install Node 20.19 or later.`);
}

/** Takes variables from `.env` that the shell doesn't set. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty variable means "not set", as compose files hand them over.
  for (const [name, value] of Object.entries(process.env)) if (value?.trim() === '') delete process.env[name];
}

/** var/ belongs to whoever runs this alone: it holds the database, secrets and mail. */
export function prepareVar() {
  try {
    mkdirSync(varDirectory, { recursive: true, mode: 0o700 });
    accessSync(varDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(varDirectory, 0o700);
    for (const name of ['run', 'logs']) mkdirSync(join(varDirectory, name), { recursive: true });
    accessSync(join(varDirectory, 'run'), constants.W_OK);
  } catch (error) {
    throw new Failure(
      `${varDirectory} can't be read and written (${error.code}): give it to the user that runs this, or remove it.`,
    );
  }
}

/**
 * @param {string} [name] of the variable that chooses it
 * @param {number} [otherwise]
 * @returns {number}
 */
export function wantedPort(name = 'PORT', otherwise = 3000) {
  const port = Number(process.env[name] ?? otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name} must be a number from 1 to 65535, and is "${process.env[name]}".`);
}

/**
 * What the API, the worker and the seed are told.
 * @param {{ port: number, databaseUrl: string, smtpUrl: string }} parts
 */
export function appEnvironment({ port, databaseUrl, smtpUrl }) {
  const secrets = join(varDirectory, 'secrets');
  // Said in so many words: where nothing is said, the product takes care as in production.
  const mode = process.env.NODE_ENV ?? 'development';
  return {
    NODE_ENV: mode,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    // Whoever runs as the application has no business with it.
    DATABASE_OWNER_URL: '',
    SMTP_URL: smtpUrl,
    // No load balancer stands before it that would have to be told.
    DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '0',
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
    APP_SECRET: process.env.APP_SECRET ?? keptSecret(secrets, 'app-secret', 48),
    STORAGE_DIR: process.env.STORAGE_DIR ?? join(varDirectory, 'storage'),
    // No demo account exists in production, so there is no password either.
    // Whose password stands on the screen needs no second factor; the API refuses to start so in production.
    ...(mode === 'production'
      ? {}
      : {
          DEMO_PASSWORD: process.env.DEMO_PASSWORD ?? keptSecret(secrets, 'demo-password', 12),
          STAFF_SECOND_FACTOR: process.env.STAFF_SECOND_FACTOR ?? 'optional',
        }),
  };
}
