import { setTimeout as delay } from 'node:timers/promises';
import { paymentsUnder } from '../lib/payments.mjs';

export const webhooksKilled = paymentsUnder({
  name: 'webhooks-killed',
  title: 'payment webhooks doubled and out of order; kill -9 of API, PostgreSQL and worker among them',
  async fault({ machine, accepted, inHand, inFlight }) {
    const [api] = machine.apis;
    const [worker] = machine.workers;
    await accepted(0.2);
    await api.kill();
    await delay(1_000);
    await api.start();
    await accepted(0.4);
    await machine.postgres.kill();
    await delay(1_000);
    await machine.postgres.start();
    inFlight(await inHand());
    await accepted(0.6);
    await worker.kill();
    inFlight(await inHand());
    await worker.start();
  },
});
