import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { fillReminder, reminderStepSchema, type ReminderStepContent, type ReminderValues } from '@flota/schemas';
import { dueReminderMail, lateReminderMail } from '@flota/texts/mails/contracts';
import type { Database } from '../../platform/database/prisma.service.js';
import { isLate } from './reminder-chain.js';

interface Words {
  subject: string;
  paragraphs: string[];
}

type Said = Pick<ReminderStepContent, 'subject' | 'body' | 'days'>;

/** What the mail of a step says above its figures; a blank line begins a paragraph. */
export function wordsOf(step: Said, values: ReminderValues): Words {
  if (step.subject !== null && step.body !== null) {
    return {
      subject: fillReminder(step.subject, values),
      paragraphs: fillReminder(step.body, values).split(/\n\s*\n/),
    };
  }
  const day = values.vence;
  return isLate(step)
    ? { subject: lateReminderMail.subject({ day }), paragraphs: [lateReminderMail.intro({ day })] }
    : { subject: dueReminderMail.subject({ day }), paragraphs: [dueReminderMail.oneDay({ day })] };
}

/** The step that owed a mail, as it was then. */
export async function stepOfMail(database: Database, emailId: string): Promise<ReminderStepContent> {
  const told = await database.dueReminder.findFirstOrThrow({ where: { emailId } });
  const { content } = await database.reminderStepVersion.findUniqueOrThrow({
    where: { stepId_version: { stepId: told.stepId, version: told.stepVersion } },
  });
  return reminderStepSchema.parse(content);
}

/** `{vence}` and `{dias}` of a day. */
export const dayValues = (dueOn: Date | string, days: number) => ({
  vence: formatLongDay(typeof dueOn === 'string' ? dueOn : dayOfColumn(dueOn)),
  dias: days === 1 ? '1 día' : `${days} días`,
});
