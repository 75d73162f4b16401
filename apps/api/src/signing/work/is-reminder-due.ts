import { addDays, dayInMexico } from '@flota/schemas';

/** Between two mails about the same document. */
const DAYS_BETWEEN = 3;

interface Asked {
  sentAt: Date | null;
  remindedAt: Date | null;
  /** `YYYY-MM-DD` */
  deadline: string;
}

/** Whether whoever has not signed is to be written to on this day: every third one, and on the day before the last. */
export function isReminderDue({ deadline, remindedAt, sentAt }: Asked, today: string): boolean {
  const told = remindedAt ?? sentAt;
  if (!told || deadline < today) return false;
  const last = dayInMexico(told);
  return addDays(last, DAYS_BETWEEN) <= today || (addDays(today, 1) === deadline && last < today);
}
