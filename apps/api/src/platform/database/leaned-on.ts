import { Prisma } from '@flota/prisma';
import type { Database } from './prisma.service.js';

interface ForeignKey {
  table: string;
  column: string;
  type: string;
}

/**
 * Those of some records that another record leans on, by any foreign key there is: a table that comes later is asked too.
 *
 * @param own tables whose rows are part of the record itself
 */
export async function leanedOn(
  database: Database,
  { table, column, own = [] }: { table: string; column: string; own?: readonly string[] },
  ids: readonly string[],
): Promise<Set<string>> {
  const keys = await foreignKeys(database, table, column);
  const found = new Set<string>();
  for (const key of keys.filter((each) => !own.includes(each.table))) {
    const [from, by, type] = [name(key.table), name(key.column), Prisma.raw(key.type)];
    const rows = await database.$queryRaw<{ id: string }[]>`
      select distinct ${by}::text as id from ${from} where ${by} = any(${[...ids]}::text[]::${type}[])`;
    for (const { id } of rows) found.add(id);
  }
  return found;
}

const foreignKeys = (database: Database, table: string, column: string): Promise<ForeignKey[]> =>
  database.$queryRaw`
    select leaning.relname as "table", attribute.attname as "column", format_type(attribute.atttypid, null) as "type"
    from pg_constraint reference
      join pg_class leaning on leaning.oid = reference.conrelid
      cross join unnest(reference.conkey, reference.confkey) as pair(own, other)
      join pg_attribute attribute on attribute.attrelid = reference.conrelid and attribute.attnum = pair.own
      join pg_attribute target on target.attrelid = reference.confrelid and target.attnum = pair.other
    where reference.contype = 'f' and reference.confrelid = ${table}::regclass and target.attname = ${column}`;

/** As the catalogue has it. */
const name = (text: string): Prisma.Sql => Prisma.raw(`"${text.replaceAll('"', '""')}"`);
