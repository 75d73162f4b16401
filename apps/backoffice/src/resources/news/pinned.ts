/** Where an article stands among the others: pinned ones before all those that are not. */
const PINNED = 0;
const NOT_PINNED = 100;

export const isPinned = (position: number | undefined): boolean => position !== undefined && position < NOT_PINNED;

export const positionOf = (pinned: boolean): number => (pinned ? PINNED : NOT_PINNED);
