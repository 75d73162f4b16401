import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiModule } from './api.module.js';
import { addIntegratorsDocument } from './integrations/index.js';
import { endOnSignal } from './platform/boot/end-on-signal.js';
import { within } from './platform/boot/within.js';
import { closingDeadlineMs, type Env, ENV } from './platform/config/env.js';
import { Readiness } from './platform/health/readiness.js';
import { createApp } from './platform/http/create-app.js';
import { OpenConnections } from './platform/http/open-connections.js';
import { FileScanning } from './platform/uploads/file-scanning.js';
import { addOpenApi } from './platform/open-api/open-api.js';
import { hostWeb } from './web/index.js';

try {
  const app = await createApp(ApiModule);
  const env = app.get<Env>(ENV);
  addOpenApi(app);
  addIntegratorsDocument(app);
  await hostWeb(app);
  const connections = new OpenConnections(app.getHttpServer());
  await app.listen(env.PORT, env.HOST);
  endOnSignal(() => leave(app, connections, env), env.DRAIN_SECONDS * 1_000 + closingDeadlineMs(env));
  void app.get(FileScanning).announce();
  app.get(Logger).log(`Serving ${env.APP_URL}`, 'Http');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Nobody notices that this instance ends: load balancers are told first and get the time to notice, while all is served
 * as before; then nobody new is let in; what was begun is finished; and only then what it was done with is closed.
 */
async function leave(app: NestFastifyApplication, connections: OpenConnections, env: Env): Promise<void> {
  app.get(Readiness).leave();
  connections.leave();
  await delay(env.DRAIN_SECONDS * 1_000);
  const finished = await within(env.FINISH_SECONDS * 1_000, connections.close());
  if (!finished) app.get(Logger).warn('Requests that took too long are broken off', 'Shutdown');
  await app.close();
}
