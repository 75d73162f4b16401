import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OutboundEmail } from '@flota/prisma';
import { createOutboundEmail } from '@flota/prisma/seed';
import { Logger } from '@nestjs/common';
import { eventually } from '../../testing/eventually.js';
import { withMovedClock } from '../../testing/moved-clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type Lease, LeasedRows } from './leased-rows.js';

type Key = { id: string };

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
let warnings: ReturnType<typeof spyOnWarnings>;
const spyOnWarnings = () => jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
beforeEach(async () => {
  jest.restoreAllMocks();
  warnings = spyOnWarnings();
  await api.prisma.outboundEmail.deleteMany();
});

class Refused extends Error {}

/** A worker's hold on the rows of mails. */
const rowsOf = (leaseMs?: number) =>
  new LeasedRows<OutboundEmail, Key>(api.prisma, {
    name: 'mail',
    model: (database) => database.outboundEmail,
    key: ['id'],
    states: { inHand: 'sending', done: 'sent' },
    leaseMs,
    isFinal: (_row, error) => error instanceof Refused,
  });
const owed = (changes: Partial<OutboundEmail> = {}) => createOutboundEmail(api.prisma, changes);
const read = (id: string) => api.prisma.outboundEmail.findUniqueOrThrow({ where: { id } });
const soon = (ms: number) => new Date(Date.now() + ms);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('rows that are due', () => {
  it('are those that wait and those whose worker died, the longest waiting first', async () => {
    const [late, later] = [await owed({ nextAttemptAt: soon(-1_000) }), await owed({ nextAttemptAt: soon(-9_000) })];
    const lost = await owed({ state: 'sending', lockedUntil: soon(-1), nextAttemptAt: soon(-5_000) });
    await owed({ nextAttemptAt: soon(60_000) });
    await owed({ state: 'sending', lockedUntil: soon(60_000) });
    await owed({ state: 'sent' });
    await owed({ state: 'failed' });
    expect(await rowsOf().due(10)).toEqual([later, lost, late].map(({ id }) => ({ id })));
    expect(await rowsOf().due(1)).toEqual([{ id: later.id }]);
  });

  it('are found by their whole key: half of one would be every row', async () => {
    await owed();
    await expect(rowsOf().take({ id: undefined } as unknown as Key, async () => null)).rejects.toThrow(
      'found by its id',
    );
    expect(await api.prisma.outboundEmail.count({ where: { state: 'pending' } })).toBe(1);
  });
});

describe('work', () => {
  it('is done once when two workers reach for it ten times', async () => {
    const { id } = await owed();
    const workers = [rowsOf(), rowsOf()];
    const work = jest.fn(async (_row: OutboundEmail) => pause(20).then(() => ({ subject: 'Listo' })));
    await Promise.all(Array.from({ length: 10 }, (_, index) => (workers[index % 2] ?? rowsOf()).take({ id }, work)));
    expect(work).toHaveBeenCalledTimes(1);
    expect(await read(id)).toMatchObject({
      ...{ state: 'sent', subject: 'Listo', attempts: 1 },
      ...{ lastError: null, nextAttemptAt: null, lockedUntil: null },
    });
    await workers[0]?.take({ id }, work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps its lease for as long as it takes', async () => {
    const { id } = await owed();
    const work = jest.fn(async () => pause(900).then(() => ({})));
    const taken = rowsOf(300).take({ id }, work);
    for (let look = 0; look < 6; look += 1) {
      await pause(130);
      await rowsOf(300).take({ id }, work);
    }
    await taken;
    expect(work).toHaveBeenCalledTimes(1);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('is taken over when its worker died', async () => {
    const { id } = await owed({ state: 'sending', attempts: 1, lockedUntil: soon(-1) });
    await rowsOf().take({ id }, async ({ attempts }) => ({ subject: `Intento ${attempts}` }));
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2, subject: 'Intento 2' });
  });

  it('that fails is tried again later, and longer each time', async () => {
    const { id } = await owed({ attempts: 2 });
    await rowsOf().take({ id }, () => Promise.reject(new Error('timed out')));
    const failed = await read(id);
    expect(failed).toMatchObject({ state: 'pending', attempts: 3, lastError: 'timed out', lockedUntil: null });
    expect(failed.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + 15_000);
    expect(await rowsOf().due(10)).toEqual([]);
  });

  it('that fails for good is given up', async () => {
    const { id } = await owed();
    await rowsOf().take({ id }, () => Promise.reject(new Refused('no such mailbox')));
    expect(await read(id)).toMatchObject({ state: 'failed', lastError: 'no such mailbox', nextAttemptAt: null });
    expect(await rowsOf().due(10)).toEqual([]);
  });

  it('says in the log where it failed, and not whom it was for', async () => {
    const { id } = await owed();
    await rowsOf().take({ id }, () => Promise.reject(new Error('550 <ana@ejemplo.mx> unknown')));
    const said = JSON.stringify(warnings.mock.calls);
    expect(said).toContain('leased-rows.int-spec');
    expect(said).not.toContain('ana@ejemplo.mx');
  });
});

describe.each([
  ['ahead of', 3_600_000],
  ['behind', -3_600_000],
])('a worker whose clock is an hour %s the database’s', (_which, offset) => {
  const there = <Result>(work: () => Promise<Result>) => withMovedClock(offset, work);

  it('takes what is due and what a worker that died had, and nothing before its time', async () => {
    const due = await there(() => owed());
    const lost = await owed({ state: 'sending', attempts: 1, lockedUntil: soon(-1), nextAttemptAt: soon(-5_000) });
    const held = await owed({ state: 'sending', attempts: 1, lockedUntil: soon(60_000) });
    const later = await owed({ nextAttemptAt: soon(60_000) });
    const done = jest.fn(async ({ id }: OutboundEmail) => ({ subject: id }));
    expect(await there(() => rowsOf().due(10))).toEqual([lost, due].map(({ id }) => ({ id })));
    await there(() => Promise.all([due, lost, held, later].map(({ id }) => rowsOf().take({ id }, done))));
    expect(done.mock.calls.map(([{ id }]) => id).sort()).toEqual([due.id, lost.id].sort());
  });

  it('holds its rows for as long as any other', async () => {
    const { id } = await owed();
    let lockedUntil: Date | null | undefined;
    await there(() =>
      rowsOf(10_000).take({ id }, async () => {
        ({ lockedUntil } = await read(id));
        throw new Error('timed out');
      }),
    );
    const { nextAttemptAt } = await read(id);
    for (const instant of [lockedUntil, nextAttemptAt]) {
      expect(Math.abs((instant?.getTime() ?? 0) - Date.now())).toBeLessThan(30_000);
    }
  });

  it('gives back what another one may take at once', async () => {
    const { id } = await owed();
    const ending = rowsOf();
    await ending.take({ id }, async () => {
      await there(() => ending.giveBack());
      expect(await rowsOf().due(10)).toEqual([{ id }]);
      return {};
    });
  });
});

describe('what a worker that ends gives back', () => {
  it('is taken by another one at once, and no failure of anybody', async () => {
    const { id } = await owed();
    const ending = rowsOf();
    let finish = () => {};
    const taken = ending.take(
      { id },
      () => new Promise((_resolve, reject) => (finish = () => reject(new Error('cut off')))),
    );
    await eventually(
      () => read(id),
      ({ state, attempts }) => state === 'sending' && attempts === 1,
    );
    await ending.giveBack();
    expect(await rowsOf().due(10)).toEqual([{ id }]);
    await rowsOf().take({ id }, async () => {
      finish();
      await taken;
      return { subject: 'Del otro' };
    });
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2, subject: 'Del otro', lastError: null });
  });

  it('is none of what it has done, nor of what is another worker’s', async () => {
    const [mine, theirs] = [await owed(), await owed({ state: 'sending', attempts: 1, lockedUntil: soon(60_000) })];
    const ending = rowsOf();
    await ending.take({ id: mine.id }, async () => ({}));
    await ending.giveBack();
    expect(await read(mine.id)).toMatchObject({ state: 'sent' });
    expect(await read(theirs.id)).toMatchObject({ state: 'sending', attempts: 1 });
  });
});

describe('a lease that was lost', () => {
  /** Another worker takes the row while this one works. */
  const lose = (id: string) =>
    api.prisma.outboundEmail.update({ where: { id }, data: { attempts: { increment: 1 }, lockedUntil: soon(60_000) } });

  it('ends no row in a transaction', async () => {
    const { id } = await owed();
    let ended: boolean | undefined;
    await rowsOf().take({ id }, async (_row, lease: Lease<OutboundEmail>) => {
      await lose(id);
      ended = await lease.end(api.prisma, { subject: 'Tarde' });
      return null;
    });
    expect(ended).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'sending', attempts: 2, subject: null });
  });

  it('is no failure of whoever has it now', async () => {
    const { id } = await owed();
    await rowsOf().take({ id }, async () => {
      await lose(id);
      throw new Error('connection lost');
    });
    expect(await read(id)).toMatchObject({ state: 'sending', attempts: 2, lastError: null });
  });

  it('undoes nothing that happened outside', async () => {
    const { id } = await owed();
    await rowsOf().take({ id }, async () => {
      await lose(id);
      return { subject: 'Enviado' };
    });
    expect(await read(id)).toMatchObject({ state: 'sent', subject: 'Enviado' });
  });
});

it('ends with what was done, or not at all', async () => {
  const { id } = await owed();
  await rowsOf().take({ id }, async (_row, lease) => {
    await api.prisma.$transaction(async (database) => {
      await lease.end(database, { subject: 'Nunca' });
      throw new Error('the rest of it failed');
    });
    return null;
  });
  expect(await read(id)).toMatchObject({ state: 'pending', subject: null, lastError: 'the rest of it failed' });
});
