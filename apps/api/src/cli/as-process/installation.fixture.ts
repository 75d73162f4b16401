import { jest } from '@jest/globals';
import { type MailCatcher, startMailCatcher } from '@flota/mail-catcher';
import { createPrismaClient, type PrismaClient } from '@flota/prisma';
import { copyDatabase, copySeededDatabase } from '@flota/prisma/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { testEnvironment } from '../../testing/test-environment.js';

// A test starts several processes, one after the other.
jest.setTimeout(120_000);

const BUILT = join(import.meta.dirname, '../../../build');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  /** What `--json` said, of that shape. */
  json<Shape extends z.ZodType>(shape: Shape): z.output<Shape>;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Of standard input. */
  input?: string;
}

export interface Installation {
  env: Record<string, string>;
  /** As the owner of the database, past what the application may. */
  prisma: PrismaClient;
  mail: MailCatcher;
  /** A folder for its files, which goes with it. */
  folder: string;
  /** Runs the command as it runs in the image: a process of its own, with nothing but these settings. */
  flota(words: string[], options?: RunOptions): Promise<Ended>;
  /** The same while it runs. */
  begin(words: string[], options?: RunOptions): ChildProcess;
  /** A worker, until the installation is closed. */
  startWorker(env?: Record<string, string>): void;
  close(): Promise<void>;
}

/** An installation to operate, with a database of its own: with what the product can't do without, or with nothing. */
export async function startInstallation({ seeded = true } = {}): Promise<Installation> {
  const copy = await (seeded ? copySeededDatabase() : copyDatabase());
  const prisma = createPrismaClient(copy.url, 2);
  const mail = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'flota-cli-'));
  const settings = testEnvironment({
    databaseUrl: copy.appUrl,
    smtpPort: mail.smtpPort,
    storageDir: join(folder, 'storage'),
  });
  const env = { ...settings, DATABASE_OWNER_URL: copy.url };
  const workers: ChildProcess[] = [];

  const start = (script: string, words: string[], more: Record<string, string> = {}) =>
    spawn(process.execPath, [join(BUILT, script), ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env, ...more },
    });
  const begin: Installation['begin'] = (words, { env: more, input = '' } = {}) => {
    const child = start('flota.js', words, more);
    child.stdin.on('error', () => undefined).end(input);
    return child;
  };
  return {
    env,
    prisma,
    mail,
    folder,
    begin,
    flota: (words, options) => ended(begin(words, options)),
    startWorker: (more) => void workers.push(start('worker.js', [], more)),
    async close() {
      for (const worker of workers) {
        worker.kill('SIGTERM');
        if (worker.exitCode === null) await new Promise((resolve) => worker.once('exit', resolve));
      }
      await mail.close();
      await prisma.$disconnect();
      await copy.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** How a process ended and what it said. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const { stdout: out, stderr: err } = child;
  if (!out || !err) throw new Error('It was started without its output');
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(out), text(err)]);
  return { code: await code, stdout, stderr, json: (shape) => shape.parse(JSON.parse(stdout)) };
}
