/** A calendar day (`YYYY-MM-DD`) as Prisma writes a column of type `date`: midnight UTC. */
export const dateColumn = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The calendar day that Prisma read from a column of type `date`. */
export const dayOfColumn = (date: Date): string => date.toISOString().slice(0, 10);
