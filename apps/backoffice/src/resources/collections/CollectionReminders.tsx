import { type CaseReminder, dayInMexico, REMINDER_REASON_NAMES } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { Section } from '../../components/Figures.js';
import { PlainList } from '../../components/PlainList.js';
import { formatDay } from '../../i18n/format.js';

/** The chain of reminders for this contract: what was sent, what comes next, and why something doesn't. */
export const CollectionReminders = ({ reminders }: { reminders: CaseReminder[] }) => (
  <Section title="Recordatorios">
    <PlainList
      items={reminders.map((each) => ({ ...each, id: each.stepId }))}
      empty="Ningún paso de los recordatorios le corresponde."
    >
      {(reminder) => (
        <>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{reminder.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              Por lo que {reminder.days < 0 ? 'vence' : 'venció'} el {formatDay(reminder.dueOn)}
            </Typography>
          </Box>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ ml: 'auto', textAlign: { sm: 'right' }, maxWidth: 420 }}
          >
            {stateWords(reminder)}
          </Typography>
        </>
      )}
    </PlainList>
  </Section>
);

function stateWords({ on, reasons, state, toldAt }: CaseReminder): string {
  if (toldAt !== null) return `Enviado el ${formatDay(dayInMexico(new Date(toldAt)))}`;
  const why = reasons.map((reason) => REMINDER_REASON_NAMES[reason]).join('; ');
  if (state === 'passed') return why ? `No salió: ${why}` : `No salió: su día fue el ${formatDay(on)}`;
  return why ? `Para el ${formatDay(on)}. Hoy no saldría: ${why}` : `Sale el ${formatDay(on)}`;
}
