import { TABLES } from './tables.mjs';

/** As many of each thing as of what there are a million at `--full`; of customers, payments and the like as of contracts. */
/** @typedef {{ quotes: number, contracts: number, movements: number }} Sizes */

/**
 * Fills the lists with copies of one demonstration's record each, which differ in what is sorted, filtered and searched by.
 * @param {import('../../../scripts/lib/stack.mjs').Stack} stack
 * @param {Sizes} sizes
 * @param {(line: string) => void} say
 */
export async function fillLists({ sql }, sizes, say) {
  for (const table of TABLES) {
    const start = performance.now();
    const count = table.count(sizes);
    if (table.first) await sql(table.first);
    await sql(await filling(sql, table, count));
    if (table.then) await sql(table.then);
    await sql(`vacuum analyze "${table.name}"`);
    say(`  ${count} ${table.name}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}

/** One statement without triggers and foreign keys; the indexes that bind nothing are made anew at its end, which is quicker. */
async function filling(sql, { name, source = 'true', values }, count) {
  const columns = await sql(
    `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [name],
  );
  const indexes = await sql(
    `select pg_get_indexdef(indexrelid) as made, indexrelid::regclass as name from pg_index
     where indrelid = $1::regclass and not indisunique`,
    [`"${name}"`],
  );
  const names = columns.map(({ column_name: column }) => column);
  return `
    begin;
    set local session_replication_role = replica;
    set local maintenance_work_mem = '512MB';
    ${indexes.map((index) => `drop index ${index.name};`).join('\n')}
    insert into "${name}" (${names.map((column) => `"${column}"`).join(', ')})
    select ${names.map((column) => values[column] ?? `one."${column}"`).join(', ')}
    from (select * from "${name}" where ${source} limit 1) one, (select ${count} as last) filled, generate_series(1, ${count}) n;
    ${indexes.map((index) => `${index.made};`).join('\n')}
    commit;`;
}
