/** Prisma: the table, or the column, does not exist. */
const SCHEMA_MISSING = ['P2021', 'P2022'];
/** Prisma: the server can't be reached, refuses the password, has no such database. */
const UNREACHABLE = ['P1000', 'P1001', 'P1003', 'ECONNREFUSED', 'ENOTFOUND'];

/** One sentence for whoever started the command. */
export function explainFailure(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  if (SCHEMA_MISSING.includes(code)) return 'the tables are missing or old; apply the migrations first';
  const reason = message.trim().split('\n').at(-1) ?? '';
  if (UNREACHABLE.includes(code)) return `the database of DATABASE_URL does not let us in: ${reason}`;
  return `nothing was seeded: ${reason}`;
}
