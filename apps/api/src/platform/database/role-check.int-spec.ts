import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createPrismaClient, type PrismaClient } from '@flota/prisma';
import { copyDatabase, type DatabaseCopy } from '@flota/prisma/testing';
import type { Env } from '../config/env.js';
import type { PrismaService } from './prisma.service.js';
import { RoleCheck } from './role-check.js';

let copy: DatabaseCopy;
beforeAll(async () => {
  copy = await copyDatabase();
});
afterAll(() => copy.drop());

async function warnings(url: string, NODE_ENV: Env['NODE_ENV']): Promise<number> {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const prisma: PrismaClient = createPrismaClient(url, 1);
  await new RoleCheck(prisma as PrismaService, { NODE_ENV }).onApplicationBootstrap();
  await prisma.$disconnect();
  const { length } = warn.mock.calls;
  warn.mockRestore();
  return length;
}

it('warns a production that runs as the owner, once, and nobody else', async () => {
  expect(await warnings(copy.url, 'production')).toBe(1);
  expect(await warnings(copy.appUrl, 'production')).toBe(0);
  expect(await warnings(copy.url, 'test')).toBe(0);
});
