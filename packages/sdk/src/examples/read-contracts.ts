import { Flota } from '@flota/sdk';

/** What is overdue today, by contract. */
export async function overdueToday(baseUrl: string, apiKey: string) {
  const flota = new Flota({ baseUrl, apiKey });
  const overdue = new Map<string, string>();
  for await (const { number, figures } of flota.all('contracts', { state: 'active' })) {
    if (figures.daysLate > 0) overdue.set(number, figures.overdue);
  }
  return overdue;
}
