import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.js';

const complete = {
  APP_URL: 'https://flota.example/',
  APP_SECRET: 'a-secret-of-at-least-32-characters',
  DATABASE_URL: 'postgresql://flota:p4ssw0rd@127.0.0.1:5432/flota',
  SMTP_URL: 'smtp://mail:587',
  MAIL_FROM: 'Financiera del Norte <hola@norte.mx>',
};

describe('readEnv', () => {
  it('needs no more than five settings, and out of production no sender', () => {
    const { MAIL_FROM: _, ...others } = complete;
    expect(readEnv({ ...others, NODE_ENV: 'development' }).MAIL_FROM).toContain('flota.test');
    expect(() => readEnv(others)).toThrow(/MAIL_FROM: is missing: the sender of every mail, such as/);
    expect(readEnv(complete)).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      APP_URL: 'https://flota.example',
      BOT_DEFENCE: 'on',
      TRUST_PROXY: 0,
    });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readEnv({ ...complete, REDIS_URL: '', PORT: ' ', S3_BUCKET: '', BOT_DEFENCE: '' })).toEqual(
      readEnv(complete),
    );
  });

  it.each<[string, Record<string, string>]>([
    ['APP_SECRET', { APP_SECRET: 'short' }],
    ['FIELD_KEYS', { FIELD_KEYS: 'no-secret' }],
    ['FIELD_KEYS', { FIELD_KEYS: 'a:short' }],
    ['FIELD_KEYS', { FIELD_KEYS: `A.b:${'x'.repeat(32)}` }],
    ['FIELD_KEYS', { FIELD_KEYS: `a:${'x'.repeat(32)},a:${'y'.repeat(32)}` }],
    ['APP_URL', { APP_URL: 'flota.example' }],
    ['APP_URL', { APP_URL: 'javascript:alert(1)' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:p4ssw0rd@127.0.0.1/flota' }],
    ['DATABASE_POOL', { DATABASE_POOL: '0' }],
    ['REDIS_URL', { REDIS_URL: 'http://p4ssw0rd@redis' }],
    ['SMTP_URL', { SMTP_URL: 'mail:587' }],
    ['MAIL_FROM', { MAIL_FROM: 'Flota Financiera <cotizaciones@flota.test>' }],
    ['PORT', { PORT: 'x' }],
    ['PORT', { PORT: '70000' }],
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['BOT_DEFENCE', { BOT_DEFENCE: 'maybe' }],
    ['BOT_DEFENCE', { NODE_ENV: 'production', BOT_DEFENCE: 'off' }],
    ['BOT_DEFENCE', { BOT_DEFENCE: 'off' }],
    ['BOT_DEFENCE', { NODE_ENV: '', BOT_DEFENCE: 'off' }],
    ['STAFF_SECOND_FACTOR', { STAFF_SECOND_FACTOR: 'optional' }],
    ['STAFF_SECOND_FACTOR', { NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'optional' }],
    ['S3_BUCKET', { S3_BUCKET: 'archivos', S3_ACCESS_KEY_ID: 'AKIA' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_p4ssw0rd' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_p4ssw0rd' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'api.stripe.test' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'https://api.stripe.test' }],
    ['STRIPE_API_BASE', { NODE_ENV: 'production', STRIPE_API_BASE: 'https://api.stripe.test' }],
    ['OUTBOUND_PRIVATE_HOSTS', { OUTBOUND_PRIVATE_HOSTS: 'https://erp.intranet' }],
    ['OUTBOUND_PRIVATE_HOSTS', { OUTBOUND_PRIVATE_HOSTS: '10.0.0.0/8' }],
    ['OUTBOUND_TIMEOUT_MS', { OUTBOUND_TIMEOUT_MS: '5' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('refuses a wrong %s: %j', (name, change) => {
    expect(() => readEnv({ ...complete, ...change })).toThrow(new RegExp(`\\n  ${name}: `));
  });

  it('reads the keys of encrypted fields, the current one first', () => {
    const [first, second] = ['x:'.repeat(16), 'y'.repeat(32)];
    expect(readEnv({ ...complete, FIELD_KEYS: `2027a:${first}, app:${second}` }).FIELD_KEYS).toEqual([
      { id: '2027a', secret: first },
      { id: 'app', secret: second },
    ]);
  });

  it('reads the private hosts that may be called', () => {
    const OUTBOUND_PRIVATE_HOSTS = 'ERP.intranet, 10.0.0.8:8443,[fd00::8]:443';
    expect(readEnv({ ...complete, OUTBOUND_PRIVATE_HOSTS }).OUTBOUND_PRIVATE_HOSTS).toEqual([
      { host: 'erp.intranet', port: null },
      { host: '10.0.0.8', port: 8443 },
      { host: 'fd00::8', port: 443 },
    ]);
    expect(readEnv(complete).OUTBOUND_PRIVATE_HOSTS).toEqual([]);
  });

  it('says all that is wrong at once, and never what the values are', () => {
    const secrets = {
      APP_SECRET: 'hunter2',
      DATABASE_URL: 'mysql://root:hunter2@db/flota',
      SMTP_URL: 'hunter2',
      S3_BUCKET: 'hunter2',
    };
    const message = (() => {
      try {
        return JSON.stringify(readEnv(secrets));
      } catch (error) {
        return (error as Error).message;
      }
    })();
    for (const name of ['APP_URL', 'APP_SECRET', 'DATABASE_URL', 'SMTP_URL']) expect(message).toContain(`  ${name}: `);
    expect(message).not.toContain('hunter2');
  });

  it('is complete in production too', () => {
    expect(readEnv({ ...complete, NODE_ENV: 'production' })).toMatchObject({
      NODE_ENV: 'production',
      BOT_DEFENCE: 'on',
    });
  });
});
