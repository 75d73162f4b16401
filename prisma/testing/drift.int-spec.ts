import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyDatabase, type DatabaseCopy } from './index.js';

const ROOT = join(import.meta.dirname, '../..');

let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await copyDatabase();
});
afterAll(() => copy.drop());

it('the migrations lead to the schema', async () => {
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/prisma'),
    ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema', '--script'],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: copy.url } },
  );
  // An engine that gave up says nothing at all, and ends well.
  expect(stdout.trim()).toBe('-- This is an empty migration.');
}, 60_000);
