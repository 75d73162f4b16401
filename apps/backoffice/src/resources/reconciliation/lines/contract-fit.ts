import type { AdminContract } from '@flota/schemas';

type Owing = Pick<AdminContract, 'due' | 'next'>;

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** How far an amount is from what a contract owes, from what it pays next, or from both; in cents. */
export function fitOf({ due, next }: Owing, amount: string): number {
  const [owed, following] = [cents(due), cents(next?.missing ?? '0')];
  const expected = [owed, following, owed + following].filter((each) => each > 0);
  return Math.min(...expected.map((each) => Math.abs(each - cents(amount))));
}

/** The nearest first; of those as near the order stays. */
export const byFit =
  (amount: string) =>
  (one: Owing, other: Owing): number => {
    const [a, b] = [fitOf(one, amount), fitOf(other, amount)];
    return a === b ? 0 : a - b;
  };
