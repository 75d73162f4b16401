import { Prisma } from '@flota/prisma';
import type { StreamPlace } from '@flota/schemas';

/** Whose history is read, and which stretch of it. */
export interface Asked {
  customerId: string;
  /** Of the customer: by which quotes and leads are theirs. */
  email: string;
  before: StreamPlace;
  take: number;
}

/** How the rows of a table become entries. All of it is written here, and none of it comes from a call. */
interface Told {
  /** As the wire has it; with the row's id it tells entries of one moment apart. */
  kind: string;
  id: Prisma.Sql;
  /** When it happened, and a condition that lets an index stop there where that is no column. */
  at: Prisma.Sql;
  upTo?: Prisma.Sql;
  from: Prisma.Sql;
  where: Prisma.Sql;
  /** The page that it has. */
  record?: { resource: string; id: Prisma.Sql };
  /** Names and values of what is told of it. */
  fact: Prisma.Sql;
}

/** A day, as the moment it began. */
export const dayAt = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${column}::timestamp at time zone 'America/Mexico_City')`;

/** The last day that began before the place that is read from. */
export const dayOf = ({ before }: Asked): Prisma.Sql =>
  Prisma.sql`(${before.at}::timestamptz at time zone 'America/Mexico_City')::date`;

/** The newest rows of a table before a place: read off an index of whose they are and when it happened. */
export function newest({ before, take }: Asked, told: Told): Prisma.Sql {
  const { at, from, where } = told;
  const key = Prisma.sql`(${told.kind} || ':' || ${told.id}::text) collate "C"`;
  const record = told.record
    ? Prisma.sql`jsonb_build_object('resource', ${told.record.resource}::text, 'id', ${told.record.id})`
    : Prisma.sql`null::jsonb`;
  return Prisma.sql`(
    select ${at} as at, ${key} as key, ${record} as record,
      jsonb_build_object('kind', ${told.kind}::text, ${told.fact}) as fact
    from ${from}
    where ${where} and ${told.upTo ?? Prisma.sql`${at} <= ${before.at}::timestamptz`}
      and (${at}, ${key}) < (${before.at}::timestamptz, ${before.key})
    order by 1 desc, 2 desc limit ${take})`;
}

/** The same of what hangs on the customer's contracts: of each as many, as an index reads them, and of all as many. */
export const newestOfContracts = (asked: Asked, told: Told): Prisma.Sql => Prisma.sql`(
  select each.* from contract cross join lateral ${newest(asked, told)} each
  where contract.customer_id = ${asked.customerId}::uuid
  order by each.at desc, each.key desc limit ${asked.take})`;
