import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { endOnSignal } from './platform/boot/end-on-signal.js';
import { closingDeadlineMs, type Env, ENV } from './platform/config/env.js';
import { WorkerModule } from './worker.module.js';

try {
  const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  await app.init();
  endOnSignal(() => app.close(), closingDeadlineMs(app.get<Env>(ENV)));
  app.get(Logger).log('Working', 'Worker');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
