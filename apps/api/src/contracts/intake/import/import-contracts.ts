import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ContractImportModule } from './contract-import.module.js';
import { ContractImportService } from './contract-import.service.js';
import { importWords } from './contract-import.texts.js';

const USAGE = 'npm run contracts:import -- contracts.csv [payments.csv] [--write]';

/** Answers whether everything in the files is fine. */
async function importContracts(): Promise<boolean> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
  const [contracts, payments, ...more] = positionals;
  if (!contracts || more.length > 0) throw new Error(`Use: ${USAGE}`);
  const files = { contracts: await readFile(contracts), payments: payments ? await readFile(payments) : undefined };
  const { write = false } = values;
  const app = await NestFactory.createApplicationContext(ContractImportModule, { logger: false, abortOnError: false });
  try {
    const report = await app.get(ContractImportService).run(files, { write });
    console.log(importWords(report, { write }).join('\n'));
    return report.problems.length === 0;
  } finally {
    await app.close();
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error);

try {
  if (!(await importContracts())) process.exitCode = 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
