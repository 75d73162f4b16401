#!/usr/bin/env node
/*
 * Why: the Prisma CLI downloads a native schema engine from a host of its own at first use, and without that host not
 * even `prisma generate` works. The same engine is on npm as WebAssembly. This file stands in for the native binary
 * (PRISMA_SCHEMA_ENGINE_BINARY, set in prisma.config.ts): same arguments, same JSON-RPC over stdio, so the standard
 * commands (generate, migrate deploy | dev | status | diff) work wherever `npm ci` does, in any container too.
 *
 * The engine versions of the CLI and of @prisma/schema-engine-wasm belong together: raise both at once.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { administer, connectionOptions, createDatabase, dropDatabase, tryConnection } from './database.mjs';
import { openEngine } from './wasm.mjs';

const NO_DATABASE = 'postgresql://nobody@127.0.0.1:1/none'; // `generate` and `validate` come without one

/** The method's name where the WebAssembly build has another one. */
const RENAMED = { getDatabaseVersion: 'version' };

const options = readArguments(process.argv.slice(2));
/** @type {any} */
let engine;

if (options.version) {
  process.stdout.write('schema-engine-cli 0edf323efd1d98336f3f0a68684b56f689b900d3\n');
} else if (options.command) {
  process.exitCode = await runCommand(options.command);
} else {
  await answerRequests();
}
// Idle connections of the adapter's pool would keep the process alive.
process.exit();

/** @param {string[]} words */
function readArguments(words) {
  const read = { schemaFiles: /** @type {string[]} */ ([]), url: undefined, command: undefined, version: false };
  while (words.length > 0) {
    const word = words.shift();
    if (word === '--datamodels') read.schemaFiles.push(words.shift() ?? '');
    else if (word === '--datasource') read.url = JSON.parse(words.shift() ?? '{}').url;
    else if (word === 'cli') read.command = words.shift();
    else if (word === '--version') read.version = true;
  }
  return read;
}

/**
 * `schema-engine cli <command>`: answers by its exit code, and tells a failure as a line of JSON on stderr, after a
 * greeting line that the CLI skips unread.
 * @param {string} command
 */
async function runCommand(command) {
  try {
    if (command === 'can-connect-to-database') await tryConnection(options.url);
    else if (command === 'create-database') await administer(options.url, createDatabase);
    else if (command === 'drop-database') await administer(options.url, dropDatabase);
    else throw new Error(`Unknown command: ${command}`);
    return 0;
  } catch (error) {
    const fields = { is_panic: false, message: error.message, error_code: error.error_code ?? 'P1001', meta: null };
    const line = { timestamp: new Date().toISOString(), level: 'ERROR', fields, target: 'schema_engine::logger' };
    process.stderr.write(`schema engine\n${JSON.stringify(line)}\n`);
    return 1;
  }
}

async function answerRequests() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.includes('"method"')) continue; // the CLI's receipt of a `print` below
    const { id, method, params } = JSON.parse(line);
    try {
      const result = await answer(method, params);
      // The native engine prints a diff through the CLI; this one returns it.
      if (method === 'diff' && result?.stdout) {
        send({ id: `print-${id}`, method: 'print', params: { content: result.stdout } });
      }
      send({ id, result: result ?? {} });
    } catch (error) {
      send({ id, error: asRpcError(error) });
    }
  }
}

/**
 * @param {string} method
 * @param {any} params
 */
async function answer(method, params) {
  if (method === 'createDatabase') {
    await administer(params.url ?? options.url, createDatabase);
    return { databaseName: '' };
  }
  const datamodels = options.schemaFiles.map((file) => [file, readFileSync(file, 'utf8')]);
  engine ??= await openEngine(connectionOptions(options.url ?? NO_DATABASE), datamodels);
  if (method === 'evaluateDataLoss') {
    // It needs the schema that the migrations add up to, and finds it only where an earlier diagnosis left it; the one
    // `migrate dev` asked for may have come before there was a database to diagnose.
    await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
  }
  return engine[RENAMED[method] ?? method](params);
}

/** @param {object} message */
function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

/** The engine throws its details as JSON inside the message. */
function asRpcError(error) {
  const message = error?.message ?? String(error);
  let details;
  try {
    details = JSON.parse(message);
  } catch {
    details = {};
  }
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: {
      is_panic: false,
      message: details.message ?? message,
      error_code: details.error_code ?? error?.code ?? null,
      meta: details.meta ?? null,
    },
  };
}
