import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { isBusinessDay } from './business-days.js';

/** The hours of a working day, `HH:MM` in Mexico City, and how many of them somebody has to answer. */
export interface AnswerRule {
  answerHours: number;
  opensAt: string;
  closesAt: string;
}

const HOUR_MS = 3_600_000;

/** By when somebody has to answer who wrote at that moment. Nights, weekends and statutory holidays don't count. */
export function answerDueAt(from: Date, { answerHours, opensAt, closesAt }: AnswerRule): Date {
  let left = answerHours * HOUR_MS;
  for (let day = dayInMexico(from); ; day = addDays(day, 1)) {
    if (!isBusinessDay(day)) continue;
    const begins = Math.max(from.getTime(), instantInMexico(day, opensAt).getTime());
    const worked = instantInMexico(day, closesAt).getTime() - begins;
    if (worked >= left) return new Date(begins + left);
    left -= Math.max(worked, 0);
  }
}
