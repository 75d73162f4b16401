import { setTimeout as delay } from 'node:timers/promises';
import { statementsUnder } from '../lib/statements.mjs';

export const statementsKilled = statementsUnder({
  name: 'statements-killed',
  title: 'a run of statements; kill -9 of worker, API and PostgreSQL among them',
  async fault({ machine, issued, inHand, inFlight }) {
    const [api] = machine.apis;
    const [worker] = machine.workers;
    await issued(0.2);
    await worker.kill();
    inFlight(await inHand());
    await Promise.all([worker.start(), api.kill().then(() => api.start())]);
    await issued(0.5);
    await machine.postgres.kill();
    await delay(1_000);
    await machine.postgres.start();
    inFlight(await inHand());
  },
});
