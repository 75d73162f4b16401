import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCustomer } from '@flota/prisma/seed';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Housekeeping } from './housekeeping.js';
import { PrismaService } from '../database/prisma.service.js';

const DAY_MS = 24 * 3_600_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('throws away what has served its time and keeps the rest', async () => {
  const { prisma } = app;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const request = (key: string, createdAt: Date) => ({ route: 'POST /x', key, requestHash: 'h', createdAt });
  await prisma.idempotentRequest.createMany({ data: [request('old', daysAgo(8)), request('new', daysAgo(6))] });
  const session = (tokenHash: string, expiresAt: Date) => ({ tokenHash, expiresAt });
  await prisma.authSession.createMany({ data: [session('old', daysAgo(91)), session('new', daysAgo(89))] });

  const { id: customerId, email } = await createCustomer(prisma);
  const link = (tokenHash: string, expiresAt: Date) =>
    ({ customerId, email, purpose: 'password_reset', tokenHash, expiresAt }) as const;
  await prisma.oneTimeLink.createMany({ data: [link('old', daysAgo(31)), link('new', daysAgo(29))] });

  const listed = (expiresAt: Date) => ({ email, expiresAt });
  await prisma.quoteListLink.createMany({ data: [listed(daysAgo(2)), listed(daysAgo(-1))] });

  const inbound = (reference: string, at: Date) => ({ channel: 'sms', reference, phone: '+525512345678', at }) as const;
  await prisma.inboundText.createMany({ data: [inbound('old', daysAgo(31)), inbound('new', daysAgo(29))] });

  await new Housekeeping(app.app.get(PrismaService)).sweep();

  expect((await prisma.idempotentRequest.findMany()).map(({ key }) => key)).toEqual(['new']);
  expect((await prisma.authSession.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  expect((await prisma.inboundText.findMany()).map(({ reference }) => reference)).toEqual(['new']);
  expect(await prisma.quoteListLink.count()).toBe(1);
  expect((await prisma.oneTimeLink.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
});
