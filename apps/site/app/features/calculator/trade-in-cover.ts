import { percentOfAmount, toCents } from '@flota/figures';

/** How a vehicle in part payment goes with the down payment of a plan. */
export type Cover =
  | { state: 'notOffered' }
  /** It is worth more than the down payment, and this many percent would take it whole. */
  | { state: 'above'; percent: string }
  /** It is worth more than the plan's greatest down payment, MXN. */
  | { state: 'aboveGreatest'; greatest: string }
  | { state: 'covered' };

interface Range {
  min: string;
  max: string;
  step: string;
}

/** Percentages of a slider have few decimals: in ten-thousandths they are whole numbers. */
const SCALE = 10_000;

/**
 * @param price that the plan's percentages count on, of all vehicles, MXN
 * @param percent the down payment that was chosen
 */
export function coverOf(value: string, price: string, percent: string, range: Range): Cover {
  if (Number(range.max) === 0) return { state: 'notOffered' };
  const takes = (share: string) => toCents(percentOfAmount(price, share)) >= toCents(value);
  if (takes(percent)) return { state: 'covered' };
  if (!takes(range.max)) return { state: 'aboveGreatest', greatest: percentOfAmount(price, range.max) };
  const step = Math.max(1, Math.round(Number(range.step) * SCALE));
  const most = Math.round(Number(range.max) * SCALE);
  let share = Math.round(Number(range.min) * SCALE);
  while (share < most && !takes(String(share / SCALE))) share = Math.min(most, share + step);
  return { state: 'above', percent: String(share / SCALE) };
}
