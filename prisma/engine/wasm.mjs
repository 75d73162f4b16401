import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const TYPE_CHAR = 18; // the catalogue's internal "char"
const TYPE_BPCHAR = 1042;
const SHADOW_DROP = /^\s*DROP DATABASE .*prisma_migrate_shadow_db_[\w-]+"?\s*;?\s*$/i;
const TERMINATED = '57P01';

mendCatalogueTypes();
mendShadowDrop();
const { SchemaEngine } = await instantiate();

/**
 * The schema engine, talking to PostgreSQL through node-postgres.
 * @param {{ connection: object, schema: string | undefined }} options
 * @param {string[][]} datamodels pairs of file name and content
 */
export function openEngine({ connection, schema }, datamodels) {
  const factory = new PrismaPg(connection, { schema });
  const adapter = bindMigrationAwareSqlAdapterFactory(mended(factory));
  return SchemaEngine.new({ datamodels: datamodels.length > 0 ? datamodels : undefined }, () => {}, adapter);
}

/** @param {PrismaPg} factory */
function mended(factory) {
  for (const method of /** @type {const} */ (['connect', 'connectToShadowDb'])) {
    const open = factory[method].bind(factory);
    factory[method] = async () => {
      const adapter = /** @type {any} */ (await open());
      sendScriptsInOnePiece(adapter);
      tellInternalChars(adapter);
      return adapter;
    };
  }
  return factory;
}

/**
 * The adapter cuts a script at every semicolon, also those inside a function's body. PostgreSQL reads a script as it is,
 * in one transaction, and that is how Prisma's native engine sends it.
 * @param {any} adapter
 */
function sendScriptsInOnePiece(adapter) {
  adapter.executeScript = async (/** @type {string} */ script) => {
    try {
      await adapter.client.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
}

/**
 * The adapter knows no column of one character, and says text; the engine reads the kind of a CHECK as one character and
 * gives up on anything else.
 * @param {any} adapter
 */
function tellInternalChars(adapter) {
  /** @type {WeakMap<object, number[]>} */
  const charsOf = new WeakMap();
  const performIO = adapter.performIO.bind(adapter);
  adapter.performIO = async (/** @type {object} */ query) => {
    const result = await performIO(query);
    charsOf.set(
      query,
      result.fields.flatMap((field, index) => (field.isInternalChar ? [index] : [])),
    );
    return result;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (/** @type {object} */ query) => {
    const set = await queryRaw(query);
    for (const index of charsOf.get(query) ?? []) set.columnTypes[index] = ColumnTypeEnum.Character;
    return set;
  };
}

async function instantiate() {
  const glueUrl = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const glue = await import(glueUrl);
  const bytes = readFileSync(fileURLToPath(glueUrl).replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  // The engine says here what it can't go on for, before it throws a bare "unreachable".
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (/** @type {string} */ message) => process.stderr.write(`schema engine: ${message}\n`),
  };
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

/** The engine's catalogue queries return the internal "char" type, which the adapter refuses: it gets a char(n), and a mark. */
function mendCatalogueTypes() {
  const { addFields } = pg.Result.prototype;
  pg.Result.prototype.addFields = function (fields) {
    for (const field of fields) {
      if (field.dataTypeID === TYPE_CHAR) Object.assign(field, { dataTypeID: TYPE_BPCHAR, isInternalChar: true });
    }
    return addFields.call(this, fields);
  };
}

/** The adapter drops its shadow database while its own pool may still be connected to it: the drop must be forced. */
function mendShadowDrop() {
  const { query } = pg.Client.prototype;
  const force = (text) => (SHADOW_DROP.test(text) ? text.replace(/;?\s*$/, ' WITH (FORCE)') : text);
  pg.Client.prototype.query = function (first, ...rest) {
    if (typeof first === 'string') return query.call(this, force(first), ...rest);
    if (typeof first?.text === 'string') first.text = force(first.text);
    return query.call(this, first, ...rest);
  };
  // Those connections then fail outside any query of ours.
  process.on('uncaughtException', (error) => {
    if (/** @type {any} */ (error).code === TERMINATED) return;
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  });
}
