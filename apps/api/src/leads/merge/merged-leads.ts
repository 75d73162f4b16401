import type { Prisma } from '@flota/prisma';

/** What is worked by itself: all but what is part of another. */
export const NOT_MERGED = { mergedIntoId: null } as const satisfies Prisma.LeadWhereInput;

/** A lead and what was merged into it. */
export const partsOf = (id: string): Prisma.LeadWhereInput => ({ OR: [{ id }, { mergedIntoId: id }] });
