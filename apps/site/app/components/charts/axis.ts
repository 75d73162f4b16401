/** Round numbers that people count by. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/**
 * Evenly spaced round values from zero up to the first that is not below `max`: where the lines of an axis stand.
 * The last one is the axis' end.
 */
export function axisTicks(max: number, intervals = 4): readonly number[] {
  if (max <= 0) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(max / intervals));
  const step = magnitude * ROUND_STEPS.find((round) => round * magnitude * intervals >= max)!;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
