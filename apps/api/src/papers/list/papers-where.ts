import { addMonths } from '@flota/finance';
import { dateColumn, dayOfColumn, type Paper, type Prisma } from '@flota/prisma';
import type { PaperFilter } from '@flota/schemas';

type Place = Pick<Paper, 'day' | 'id' | 'place'>;

/** The newest first; ids grow with time. */
export const NEWEST_FIRST = [
  { day: 'desc' },
  { id: 'desc' },
  { place: 'asc' },
] satisfies Prisma.PaperOrderByWithRelationInput[];

export const OLDEST_FIRST = [
  { day: 'asc' },
  { id: 'asc' },
  { place: 'desc' },
] satisfies Prisma.PaperOrderByWithRelationInput[];

/** By the contracts' ids alone, so that each part of the view is read by its index. */
export const papersWhere = (
  contracts: readonly { id: string }[],
  { from, until }: Pick<PaperFilter, 'from' | 'until'>,
): Prisma.PaperWhereInput => ({
  contractId: { in: contracts.map(({ id }) => id) },
  day: {
    gte: from && dateColumn(`${from}-01`),
    lt: until && dateColumn(addMonths(`${until}-01`, 1)),
  },
});

/** Where a paper is in the list, for the address of the page that begins behind it. */
export const cursorOf = ({ day, id, place }: Place): string => `${dayOfColumn(day)}_${id}_${place}`;

function placeOf(cursor: string): Place {
  const [day = '', id = '', place = ''] = cursor.split('_');
  return { day: dateColumn(day), id, place: Number(place) };
}

/** What comes behind a paper, newest first. */
export function behind(cursor: string): Prisma.PaperWhereInput {
  const { day, id, place } = placeOf(cursor);
  return { OR: [{ day: { lt: day } }, { day, id: { lt: id } }, { day, id, place: { gt: place } }] };
}

/** What comes before it. */
export function ahead(cursor: string): Prisma.PaperWhereInput {
  const { day, id, place } = placeOf(cursor);
  return { OR: [{ day: { gt: day } }, { day, id: { gt: id } }, { day, id, place: { lt: place } }] };
}
