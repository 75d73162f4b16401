import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { PrismaService } from '../database/prisma.service.js';
import { Mail, mails, OwedMail } from '../outbox/owed-mail.js';
import { Every, Sweep, sweeps } from '../schedule/sweep.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it('starts a worker that has all that was defined', async () => {
  const worker = await api.startWorker();
  await worker.close();
});

/** As a process that ends: what it has connected to by then ends with it. */
const failingStart = () => {
  jest.spyOn(PrismaService.prototype, 'onModuleInit').mockResolvedValue(undefined);
  return api.startWorker({ REDIS_URL: '' });
};

it('starts none with a sweep that would never run', async () => {
  @Every({ hours: 1 })
  class ForgottenSweep extends Sweep {
    override sweep = async () => undefined;
  }
  await expect(failingStart()).rejects.toThrow(`no module provides ${ForgottenSweep.name}`);
  sweeps.forget(ForgottenSweep);
});

it('starts none with a mail that nobody could write', async () => {
  @Mail('leads.send-nothing', 'lead')
  class ForgottenMail extends OwedMail<'lead'> {
    override compose = async () => ({ subject: '', title: '', preheader: '', paragraphs: [], whyReceived: '' });
  }
  await expect(failingStart()).rejects.toThrow(`no module provides ${ForgottenMail.name}`);
  mails.forget(ForgottenMail);
});
