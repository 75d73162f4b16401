import { dateColumn, type Contract } from '@flota/prisma';
import { addDays, todayInMexico } from '@flota/schemas';
import { DueRemindersSweep } from '../collections/reminders/due-reminders.sweep.js';
import { contractOf } from './contract-owners.js';
import type { SignedIn } from './sign-in.js';
import type { TestApp } from './test-app.js';

/** A contract of that customer of which something falls due in so many days, and they were told of it. */
export async function remind(api: TestApp, customer: SignedIn, days = 4): Promise<Contract> {
  const contract = await contractOf(api, customer);
  await api.prisma.instalment.update({
    where: { contractId_number: { contractId: contract.id, number: 15 } },
    data: { dueOn: dateColumn(addDays(todayInMexico(), days)) },
  });
  await api.app.get(DueRemindersSweep).sweep();
  return contract;
}
