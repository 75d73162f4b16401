import { expect, it } from '@jest/globals';
import { readEnv } from '../../platform/config/env.js';
import type { PrismaService } from '../../platform/database/prisma.service.js';
import { chooseProvider } from './choose-provider.js';

const complete = {
  APP_URL: 'https://flota.example',
  APP_SECRET: 'a-secret-of-at-least-32-characters',
  DATABASE_URL: 'postgresql://flota:p4ssw0rd@127.0.0.1:5432/flota',
  SMTP_URL: 'smtp://mail:587',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

it.each<[string, Record<string, string>, string | undefined]>([
  ['the sandbox in development without an account', { NODE_ENV: 'development' }, 'sandbox'],
  ['nobody where nothing is said and there is no account', {}, undefined],
  ['nobody in production without an account', { NODE_ENV: 'production' }, undefined],
  ['Stripe with an account', stripe, 'stripe'],
  ['Stripe in production', { ...stripe, NODE_ENV: 'production' }, 'stripe'],
])('cards are taken by %s', async (_who, env, name) => {
  const provider = await chooseProvider(readEnv({ ...complete, ...env }), {} as PrismaService);
  expect(provider?.name).toBe(name);
});
