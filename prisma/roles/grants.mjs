/*
 * What the application's role may do with the database (docs/decisions/047). It defines nothing and empties nothing. A table that isn't named here it may read and write.
 */

/** Rows are added and never changed or deleted. */
const ADDED_TO = [
  'allocation',
  'audit_entry',
  'brand_picture',
  'brand_version',
  'closed_day',
  'contract_event',
  'event',
  'movement',
  'signing_constancia',
  'signing_event',
  'suspense_entry',
];

/** Filled by triggers that act as the owner; and which migrations were applied, by which `flota doctor` knows the version. */
const ONLY_READ = ['_prisma_migrations', 'audit_seal', 'event_numbering'];

/** Rows are changed, and never deleted. */
const NEVER_DELETED = [
  'account_member',
  'automatic_payment',
  'bank_line',
  'card_account',
  'cfdi_cancellation',
  'collection_contact',
  'contact_stop',
  'desk_request',
  'issued_cfdi',
  'ledger_difference',
  'payment',
  'refund_request',
  'saved_card',
  'signing_request',
  'signing_signer',
  'tax_change',
];

/** BullMQ's, where there is no Redis. It makes a sequence for each queue when it is first used, which nobody else reads. */
const QUEUE = 'bullmq';
const SCHEMAS = ['public', QUEUE];

const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'];
const MATERIALIZED_VIEW = 'm';

/**
 * @param {string} schema
 * @param {string} table
 * @param {string} kind as `pg_class` has it
 * @returns {string[]}
 */
function grantedOn(schema, table, kind) {
  if (kind === MATERIALIZED_VIEW) return ['SELECT', 'MAINTAIN']; // the search is made anew as content changes
  if (schema !== 'public') return ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
  if (ONLY_READ.includes(table)) return ['SELECT'];
  if (ADDED_TO.includes(table)) return ['SELECT', 'INSERT'];
  if (NEVER_DELETED.includes(table)) return ['SELECT', 'INSERT', 'UPDATE'];
  return ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
}

/**
 * Brings what the role may do to what is said above, and changes nothing where it is so already.
 * @param {import('pg').Client} client of the owner
 * @param {string} role
 * @returns {Promise<number>} how many statements it took
 */
export async function grant(client, role) {
  const app = client.escapeIdentifier(role);
  const statements = [...(await onSchemas(client, role, app)), ...(await onTables(client, role, app))];
  statements.push(...(await onSequences(client, role, app)));
  for (const statement of statements) await client.query(statement);
  return statements.length;
}

/** @param {import('pg').Client} client @param {string} role @param {string} app quoted */
async function onSchemas(client, role, app) {
  const { rows } = await client.query(
    `select nspname as schema, has_schema_privilege($1, oid, 'USAGE') as used, has_schema_privilege($1, oid, 'CREATE') as defined
     from pg_namespace where nspname = any($2)`,
    [role, SCHEMAS],
  );
  return rows.flatMap(({ schema, used, defined }) => [
    ...(used ? [] : [`grant usage on schema ${schema} to ${app}`]),
    ...(schema === QUEUE && !defined ? [`grant create on schema ${schema} to ${app}`] : []),
    ...(schema !== QUEUE && defined ? [`revoke create on schema ${schema} from ${app}, public`] : []),
  ]);
}

/** @param {import('pg').Client} client @param {string} role @param {string} app quoted */
async function onTables(client, role, app) {
  const { rows } = await client.query(
    `select nspname as schema, relname as name, relkind as kind, format('%I.%I', nspname, relname) as quoted,
       array(select word from unnest($3::text[]) word where has_table_privilege($1, pg_class.oid, word)) as held
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any($2) and relkind in ('r', 'p', 'v', 'm')`,
    [role, SCHEMAS, ALL],
  );
  return rows.flatMap(({ schema, name, kind, quoted, held }) => {
    const wanted = grantedOn(schema, name, kind);
    const missing = wanted.filter((word) => !held.includes(word));
    const tooMuch = held.filter((/** @type {string} */ word) => !wanted.includes(word));
    return [
      ...(missing.length > 0 ? [`grant ${missing.join(', ')} on ${quoted} to ${app}`] : []),
      ...(tooMuch.length > 0 ? [`revoke ${tooMuch.join(', ')} on ${quoted} from ${app}, public`] : []),
    ];
  });
}

/** @param {import('pg').Client} client @param {string} role @param {string} app quoted */
async function onSequences(client, role, app) {
  const { rows } = await client.query(
    `select format('%I.%I', nspname, relname) as quoted
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any($2)
       and case relkind when 'S' then not has_sequence_privilege($1, pg_class.oid, 'USAGE') else false end`,
    [role, SCHEMAS],
  );
  return rows.map(({ quoted }) => `grant usage, select on sequence ${quoted} to ${app}`);
}
