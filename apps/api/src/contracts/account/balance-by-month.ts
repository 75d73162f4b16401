import type { AccountInstalment, ContractDetail } from '@flota/schemas';

/** Capital owed from a day on. */
export interface BalanceChange {
  on: string;
  balance: string;
}

type Line = Pick<AccountInstalment, 'kind' | 'dueOn' | 'balance'>;

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

function nextMonth(month: string): string {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}

/**
 * Capital owed at the end of each month: as it was for the months that are over, as the schedule has it from this month on.
 *
 * @param changes oldest first
 */
export function balanceByMonth(
  changes: readonly BalanceChange[],
  instalments: readonly Line[],
  today: string,
): ContractDetail['balanceByMonth'] {
  const toCome: BalanceChange[] = instalments
    .filter(({ kind, dueOn }) => kind !== 'purchase_option' && monthOf(dueOn) >= monthOf(today))
    .map(({ dueOn, balance }) => ({ on: dueOn, balance: balance ?? '0.00' }));
  const past = changes.filter(({ on }) => monthOf(on) <= monthOf(today));
  const steps = [...past, ...toCome];
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  const months: ContractDetail['balanceByMonth'] = [];
  let balance = first.balance;
  let step = 0;
  for (let month = monthOf(first.on); month <= monthOf(last.on); month = nextMonth(month)) {
    for (; (steps[step]?.on ?? '9') < nextMonth(month); step += 1) balance = steps[step]?.balance ?? balance;
    months.push({ month, balance, past: month < monthOf(today) });
  }
  return months;
}
