import { z } from 'zod';
import { readPrivateHosts } from './private-hosts.js';

const optionalText = z.string().trim().min(1).optional();

const FIELD_KEY = /^([a-z0-9-]{1,20}):(\S{32,})$/;

/** `id:secret` pairs with commas between them, the one to write with first (docs/runbooks/rotate-secrets.md). */
const fieldKeys = z
  .string()
  .transform((text) => text.split(',').map((pair) => FIELD_KEY.exec(pair.trim())))
  .refine((pairs) => !pairs.includes(null), 'must be id:secret pairs, each secret at least 32 characters')
  .transform((pairs) => pairs.map((pair) => ({ id: pair?.[1] ?? '', secret: pair?.[2] ?? '' })))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'names a key twice')
  .optional();

/** An empty variable means "not set": compose files and shells hand over empty strings. */
const emptyAsUnset = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** The invented lender. */
const DEMO_SENDER = 'Flota Financiera <cotizaciones@flota.test>';

export const envSchema = z
  .object({
    /** What isn't said is the careful one: test cards, demo accounts and open forms have to be asked for. */
    NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    APP_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
    APP_SECRET: z.string().min(32, 'must have at least 32 characters; make one with `openssl rand -hex 32`'),
    FIELD_KEYS: fieldKeys,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    /** Nobody sends for the lender but the lender: it has a default for the demo and for tests only. */
    MAIL_FROM: z.string().default(DEMO_SENDER),
    /** City of an address, for lists of sessions: a file in MaxMind's format (GeoLite2-City.mmdb). */
    GEOIP_DATABASE: optionalText,
    STORAGE_DIR: z.string().default('var/storage'),
    S3_BUCKET: optionalText,
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    CLAMD_URL: z
      .string()
      .regex(/^(unix:\/.+|tcp:\/\/[^/\s:]+:\d{1,5})$/, 'must be unix:/path/of/clamd.ctl or tcp://host:port')
      .optional(),
    /** Whose account takes cards while staff have connected none. */
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
    /** Signatures that count for nothing, where no provider is connected; in production they have to be asked for. */
    SIGNING_SANDBOX: z.enum(['on', 'off']).optional(),
    /** Outside systems that live in a private network, or without TLS; every other address there is refused. */
    OUTBOUND_PRIVATE_HOSTS: z
      .string()
      .transform(readPrivateHosts)
      .refine((hosts) => hosts !== null, 'must be host or host:port, with commas between them')
      .transform((hosts) => hosts ?? [])
      .default([]),
    /** How long a call to an outside system may take that says nothing else. */
    OUTBOUND_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(15_000),
    BOT_DEFENCE: z.enum(['on', 'off']).default('on'),
    /** How long an API that is told to end goes on as before, so that load balancers notice that it isn't ready any more. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(5),
    /** How long requests and jobs in hand may take then. */
    FINISH_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
    /** `optional` is for accounts that are made to be tried, of which everybody knows the password. */
    STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).default('required'),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.MAIL_FROM !== DEMO_SENDER, {
    path: ['MAIL_FROM'],
    error: 'must be a sender of yours, such as Financiera del Norte <hola@example.com>',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.BOT_DEFENCE === 'on', {
    path: ['BOT_DEFENCE'],
    error: 'can only be off outside production: the public forms send mail to any address',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.STAFF_SECOND_FACTOR === 'required', {
    path: ['STAFF_SECOND_FACTOR'],
    error: 'can only be optional outside production: administration and finance take more than a password',
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    error: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .refine((env) => Boolean(env.STRIPE_SECRET_KEY) === Boolean(env.STRIPE_WEBHOOK_SECRET), {
    path: ['STRIPE_SECRET_KEY'],
    error: 'needs STRIPE_WEBHOOK_SECRET, and the other way round: one asks for money, the other learns that it came',
  })
  .refine((env) => env.NODE_ENV !== 'production' || !env.STRIPE_API_BASE, {
    path: ['STRIPE_API_BASE'],
    error: 'is for tests: in production payments go to Stripe itself',
  });

export type Env = z.infer<typeof envSchema>;

const CLOSING_MS = 10_000;

/** After this a process that finishes and closes what it has open is ended, in milliseconds. */
export const closingDeadlineMs = ({ FINISH_SECONDS }: Env): number => FINISH_SECONDS * 1_000 + CLOSING_MS;

/** What to write where nothing is. */
const EXAMPLES: Readonly<Record<string, string>> = {
  APP_URL: 'the address visitors type, such as https://www.example.com',
  APP_SECRET: 'make one with `flota keys new`',
  DATABASE_URL: 'such as postgresql://flota_app:password@127.0.0.1:5432/flota',
  SMTP_URL: 'the mail server, such as smtps://user:password@smtp.example.com',
  MAIL_FROM: 'the sender of every mail, such as Financiera del Norte <hola@example.com>',
};

/** A setting that can't be, and why. Never what it holds: it may be a secret. */
export interface SettingFault {
  setting: string;
  message: string;
}

export const settingFaults = (source: Record<string, string | undefined>): SettingFault[] =>
  (envSchema.safeParse(emptyAsUnset(source)).error?.issues ?? []).map(({ path, message }) => {
    const setting = path.join('.');
    if (source[setting]?.trim()) return { setting, message };
    return { setting, message: EXAMPLES[setting] ? `is missing: ${EXAMPLES[setting]}` : 'is missing' };
  });

/** The settings that can be, each by itself: for who looks at an installation whose settings are not whole. */
export function readValidSettings(source: Record<string, string | undefined>): Partial<Env> {
  const given = emptyAsUnset(source);
  const read = Object.entries(envSchema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(given[name]);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(read) as Partial<Env>;
}

/** Injection token of the validated environment. */
export const ENV = Symbol('ENV');

/**
 * Reads and checks the whole environment at once, so that a wrong setting stops the start and not a request
 * three days later. Values are never printed: they may be secrets.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = envSchema.safeParse(emptyAsUnset(source));
  if (result.success) return result.data;
  const lines = settingFaults(source).map(({ setting, message }) => `  ${setting}: ${message}`);
  throw new Error(`The environment is not complete. See .env.example.\n${lines.join('\n')}`);
}
