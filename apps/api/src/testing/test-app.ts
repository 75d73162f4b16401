import 'reflect-metadata';
import { type MailCatcher, startMailCatcher } from '@flota/mail-catcher';
import { createPrismaClient, type PrismaClient } from '@flota/prisma';
import { copySeededDatabase } from '@flota/prisma/testing';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { ApiModule } from '../api.module.js';
import { addIntegratorsDocument } from '../integrations/index.js';
import { createApp } from '../platform/http/create-app.js';
import { addOpenApi } from '../platform/open-api/open-api.js';
import { WorkerModule } from '../worker.module.js';
import type { Http } from './http.js';
import { type Caller, signIn, type SignedIn } from './sign-in.js';
import { stoppable, type StoppableServer } from './stoppable-server.js';
import { testEnvironment } from './test-environment.js';

export interface Route {
  method: string;
  url: string;
}

export interface TestApp {
  app: NestFastifyApplication;
  /** Calls it over HTTP, e.g. `await http.get('/health/live').expect(200)`. */
  http: Http;
  /** Every route the application answers. */
  routes: Route[];
  /** The suite's own database, seeded without anything invented, as its owner: past what the application may. */
  prisma: PrismaClient;
  /** What the application reaches that database through, as the role it runs as. */
  database: StoppableServer;
  /** What the worker sent. */
  mail: MailCatcher;
  storageDir: string;
  /** A new account of that role, or a new customer, signed in through the API. */
  signIn(caller: Caller): Promise<SignedIn>;
  /** The worker as it runs in production, in this process; ends with the application unless it is closed before. */
  startWorker(env?: Record<string, string>): Promise<INestApplicationContext>;
  close(): Promise<void>;
}

/** The application as it runs in production, with real neighbours: PostgreSQL, SMTP, files, and Redis when TEST_REDIS_URL names one. */
export async function startTestApp({
  env = {},
  docs = false,
}: {
  env?: Record<string, string>;
  /** With the description of the API, which the process adds to the application. */
  docs?: boolean;
} = {}): Promise<TestApp> {
  const copy = await copySeededDatabase();
  const database = await stoppable(copy.appUrl);
  const prisma = createPrismaClient(copy.url, 3);
  const mail = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const storageDir = await mkdtemp(join(tmpdir(), 'flota-test-'));
  const settings = { ...testEnvironment({ databaseUrl: database.url, smtpPort: mail.smtpPort, storageDir }), ...env };
  await emptyRedis(settings.REDIS_URL);

  const { app, routes } = await startApi(settings, docs);
  const http: Http = supertest(app.getHttpServer());
  const workers: INestApplicationContext[] = [];
  return {
    app,
    http,
    routes,
    prisma,
    database,
    mail,
    storageDir,
    signIn: (caller) => signIn({ http, prisma }, caller),
    async startWorker(changes = {}) {
      const worker = await startWorker({ ...settings, ...changes });
      workers.push(worker);
      return worker;
    },
    async close() {
      for (const worker of workers) await worker.close();
      await app.close();
      await mail.close();
      await prisma.$disconnect();
      await database.stop();
      await copy.drop();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}

async function startApi(
  settings: Record<string, string>,
  docs: boolean,
): Promise<{ app: NestFastifyApplication; routes: Route[] }> {
  Object.assign(process.env, settings);
  const app = await createApp(ApiModule);
  const fastify = app.getHttpAdapter().getInstance();
  const routes: Route[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((name) => ({ method: name, url })));
  });
  if (docs) {
    addOpenApi(app);
    addIntegratorsDocument(app);
  }
  await app.listen(0, '127.0.0.1');
  return { app, routes };
}

async function startWorker(settings: Record<string, string>): Promise<INestApplicationContext> {
  Object.assign(process.env, settings);
  const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  return worker.init();
}

async function emptyRedis(url: string | undefined): Promise<void> {
  if (!url) return;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}
