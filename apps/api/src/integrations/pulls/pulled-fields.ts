import { wholeNumber } from '../connectors/fields.js';

const DAY_MINUTES = 24 * 60;

/** For a connector that is read by pages of changes: `fields: { …, ...pulledFields({ … }) }`. */
export const pulledFields = ({ perPage, most, initial }: { perPage: string; most: number; initial: number }) => ({
  everyMinutes: wholeNumber({ label: 'Cada cuántos minutos se lee', min: 1, max: DAY_MINUTES, initial: 15 }),
  pageSize: wholeNumber({ label: perPage, min: 1, max: most, initial }),
});

export type PulledFields = ReturnType<typeof pulledFields>;
