import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { keepRunning } from './keep-running.mjs';
import { varDirectory } from './paths.mjs';
import { takeLock } from './processes.mjs';
import { say } from './report.mjs';
import { endOrphans } from './services.mjs';

/**
 * @typedef {{ stop(): Promise<void> }} Stoppable
 * @typedef {Awaited<ReturnType<typeof createSupervisor>>} Supervisor
 */

/** Owns everything an `npm start` runs, in var/: one at a time, started in order, stopped in the opposite one. */
async function createSupervisor() {
  const lock = takeLock(join(varDirectory, 'run/supervisor.json'));
  if ('owner' in lock) throw new Failure(`Flota is already running here (process ${lock.owner}): end that one first.`);
  await endOrphans(varDirectory, say);

  /** @type {Promise<Stoppable>[]} */
  const started = [];
  let stopping = false;
  let end = (/** @type {Error | undefined} */ _reason) => {};
  /** @type {Promise<Error | undefined>} settles when it is time to stop, with the failure if there was one */
  const ended = new Promise((resolve) => (end = resolve));

  /**
   * Starts a part that has to be stopped later.
   * @template {Stoppable} T
   * @param {() => T | Promise<T>} begin
   * @returns {Promise<T>}
   */
  async function start(begin) {
    if (stopping) return new Promise(() => {}); // the caller is on its way out with the rest
    const part = Promise.resolve(begin());
    started.push(part);
    return part;
  }

  return {
    start,
    ended,
    end,

    /**
     * A part nothing works without: when it ends by itself, everything does.
     * @param {string} name
     * @param {Promise<unknown>} exited
     * @param {() => string} [lastLines]
     */
    needs(name, exited, lastLines) {
      exited.then((how) => {
        if (stopping) return;
        const lines = lastLines ? `${lastLines()}\n\n` : '';
        end(
          new Failure(`${lines}The ${name} ended unexpectedly (${how}); its log is in ${join(varDirectory, 'logs')}.`),
        );
      });
    },

    /**
     * A part the others can wait for: begun again whenever it ends by itself. Done when it is ready.
     * @template {import('./keep-running.mjs').Part} P
     * @param {string} name
     * @param {() => P | Promise<P>} begin
     * @param {(part: P) => Promise<void>} [ready]
     * @returns {Promise<P>} the first one
     */
    async keepRunning(name, begin, ready) {
      const kept = await start(() => keepRunning({ name, begin, ready, say }));
      await kept.ready;
      return kept.first;
    },

    async stop() {
      stopping = true;
      for (const part of started.reverse()) await (await part.catch(() => undefined))?.stop();
      lock.release();
    },
  };
}

/**
 * Runs `main`, then waits until Ctrl-C, SIGTERM or a failure, and stops everything it started.
 * @param {(supervisor: Supervisor) => Promise<void>} main
 */
export async function supervise(main) {
  const supervisor = await createSupervisor();
  let stopAsked = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!stopAsked) say('\nStopping ...');
      stopAsked = true;
      supervisor.end(undefined);
    });
  }
  main(supervisor).catch(supervisor.end);
  const failure = await supervisor.ended;
  await supervisor.stop();
  if (failure) throw failure;
  say('Stopped; nothing is lost.');
}
