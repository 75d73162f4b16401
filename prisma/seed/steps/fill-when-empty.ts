interface Table<Row> {
  count(): Promise<number>;
  createMany(rows: { data: Row[] }): Promise<{ count: number }>;
}

/** Staff may take rows away, and those don't come back: only an empty table is filled. */
export async function fillWhenEmpty<Row>(table: Table<Row>, data: Row[]): Promise<number> {
  if ((await table.count()) > 0) return 0;
  const { count } = await table.createMany({ data });
  return count;
}

/** With the place each has in the list. */
export const inOrder = <Row>(rows: Row[]): (Row & { position: number })[] =>
  rows.map((row, position) => ({ ...row, position }));
