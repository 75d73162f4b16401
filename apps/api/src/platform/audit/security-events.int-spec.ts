import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asRequest } from '../http/request-context.js';
import { SecurityEvents } from './security-events.js';

const ALERT = {
  title: 'Horario',
  description: '<p>Hasta las 14:00.</p>',
  image: '/artwork/patio',
  buttonText: null,
  url: '/contacto',
  publishedFrom: null,
  publishedUntil: null,
};
const FROM = { address: '203.0.113.7', device: 'Firefox' };

describe('the audit log', () => {
  let api: TestApp;
  let events: SecurityEvents;
  beforeAll(async () => {
    api = await startTestApp({ env: { TRUST_PROXY: '1' } });
    events = api.app.get(SecurityEvents);
  });
  afterAll(() => api.close());

  const entriesOf = (recordId: string) =>
    api.prisma.auditEntry.findMany({ where: { recordId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });

  it('says from which address and device a change came, with many at once', async () => {
    const staff = await api.signIn('admin');
    const changes = Array.from({ length: 12 }, (_, index) => ({
      address: `198.51.100.${index}`,
      device: `D/${index}`,
    }));
    const made = await Promise.all(
      changes.map(async ({ address, device }, index) => {
        const response = await api.http
          .post('/api/admin/alerts')
          .set({ ...staff.headers, 'x-forwarded-for': address, 'user-agent': device.repeat(index === 0 ? 200 : 1) })
          .send(ALERT)
          .expect(201);
        return (response.body as { id: string }).id;
      }),
    );
    const entries = await Promise.all(made.map(async (id) => (await entriesOf(id))[0]));
    expect(entries.map((entry) => entry?.address)).toEqual(changes.map(({ address }) => address));
    expect(entries.map((entry) => entry?.device)).toEqual(
      changes.map(({ device }, index) => (index === 0 ? device.repeat(200).slice(0, 300) : device)),
    );
  });

  it('keeps what happened to somebody who is not known', async () => {
    const recordId = events.subjectOf(' Ana@Ejemplo.mx ');
    expect(recordId).toBe(events.subjectOf('ana@ejemplo.mx'));
    expect(recordId).not.toContain('ana');
    await asRequest(FROM, () => events.note('sign-in.failed', { resource: 'staff', recordId }));
    expect(await entriesOf(recordId)).toMatchObject([
      { action: 'sign-in.failed', actorId: null, actorEmail: null, resource: 'staff', changes: {}, ...FROM },
    ]);
  });

  it('counts the same failures of a minute, and tells them once', async () => {
    const recordId = 'guessed-at';
    for (let index = 0; index < 30; index += 1) {
      await asRequest(FROM, () => events.note('sign-in.failed', { resource: 'staff', recordId }));
    }
    expect(await entriesOf(recordId)).toHaveLength(1);
    await events.beforeApplicationShutdown();
    expect(await entriesOf(recordId)).toMatchObject([{ changes: {} }, { changes: { more: 29 }, ...FROM }]);
  });

  it('never fails what it tells about', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await api.database.stop();
    await events.note('sign-in', { resource: 'staff', recordId: 'unreachable' });
    await api.database.start();
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'sign-in', recordId: 'unreachable' }));
    logged.mockRestore();
  });
});
