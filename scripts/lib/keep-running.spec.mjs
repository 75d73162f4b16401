import { afterEach, expect, it } from '@jest/globals';
import { keepRunning } from './keep-running.mjs';

/** @type {{ end: (how?: string) => void, stopped: boolean }[]} every one that was begun */
let parts = [];
/** @type {string[]} */
let said = [];
/** @type {{ stop(): Promise<void> } | undefined} */
let kept;

afterEach(async () => {
  await kept?.stop();
  [parts, said, kept] = [[], [], undefined];
});

function begin() {
  const part = { end: (/** @type {string | undefined} */ _how) => {}, stopped: false };
  const exited = new Promise((resolve) => (part.end = (how = 'SIGKILL') => resolve(how)));
  parts.push(part);
  const stop = async () => {
    part.stopped = true;
    part.end('SIGTERM');
  };
  return { exited, stop, lastLines: () => 'its last words' };
}

/** @param {() => boolean} condition */
async function until(condition) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const options = () => ({ name: 'API', begin, say: (/** @type {string} */ line) => said.push(line), firstPauseMs: 10 });

it('begins another one when one ends by itself, and says so', async () => {
  kept = await keepRunning(options());
  parts[0]?.end();
  await until(() => said.length === 2);
  expect(said[0]).toMatch(/^its last words\n\nThe API ended \(SIGKILL\), and the rest goes on: again in 0.01 s\.$/);
  expect(said[1]).toBe('The API runs again.');
  expect(parts).toHaveLength(2);
});

it('waits longer each time', async () => {
  kept = await keepRunning(options());
  for (let time = 0; time < 3; time++) {
    parts.at(-1)?.end();
    await until(() => parts.length === time + 2);
  }
  expect(said.filter((line) => line.includes('again in')).map((line) => line.split('again in ')[1])).toEqual([
    ...['0.01 s.', '0.02 s.', '0.04 s.'],
  ]);
});

it('tries once more what did not get ready', async () => {
  let times = 0;
  const ready = async () => {
    times += 1;
    if (times === 2) throw new Error('the port is taken');
  };
  kept = await keepRunning({ ...options(), ready });
  parts[0]?.end();
  await until(() => said.includes('The API runs again.'));
  expect(said).toContain('The API did not start: the port is taken');
  expect(parts.map(({ stopped }) => stopped)).toEqual([false, true, false]);
});

it('leaves alone what does not get ready the first time', async () => {
  const running = await keepRunning({ ...options(), ready: () => Promise.reject(new Error('no settings')) });
  kept = running;
  await expect(running.ready).rejects.toThrow('no settings');
  parts[0]?.end('exit code 1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(parts).toHaveLength(1);
  expect(said).toEqual([]);
});

it('begins none once it is stopped', async () => {
  const running = await keepRunning(options());
  await running.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(parts.map(({ stopped }) => stopped)).toEqual([true]);
  expect(said).toEqual([]);
});
