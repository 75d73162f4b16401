import { PREVIEW_MOST, type ReminderPreview as Preview, REMINDER_REASON_NAMES } from '@flota/schemas';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ApiProblem, messageOf } from '../../api/problem.js';
import { http } from '../../api/client.js';
import { Section } from '../../components/Figures.js';
import { PlainList } from '../../components/PlainList.js';
import { RecordLink } from '../../components/RecordLink.js';
import { formatCount, formatDay, formatMoney } from '../../i18n/format.js';
import { readStep } from './step-form.js';

/** Whom the step would tell today as it stands in the form, and how it reads. Nobody is told. */
export function ReminderPreview({ id }: { id: string | null }) {
  const { getValues } = useFormContext();
  const [contractNumber, setContractNumber] = useState('');
  const [seen, setSeen] = useState<{ preview: Preview; of: string }>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const written = JSON.stringify(readStep(useWatch()));

  async function look() {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { id, step: readStep(getValues()), contractNumber };
      const preview = await http.json<Preview>('/api/admin/reminder-steps/preview', { method: 'POST', body });
      setSeen({ preview, of: written });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const [first] = Object.values(error.body.errors ?? {});
      setProblem((first && messageOf(first)) ?? error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title="Vista previa">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          size="small"
          label="Contrato (opcional)"
          value={contractNumber}
          onChange={({ target }) => setContractNumber(target.value)}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <Button variant="outlined" loading={busy} onClick={() => void look()}>
          Ver a quién llegaría hoy
        </Button>
      </Box>
      <Box aria-live="polite">
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {seen && !problem && (
          <>
            {seen.of !== written && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                Cambió el paso después de esta vista previa; véala otra vez.
              </Alert>
            )}
            <Seen preview={seen.preview} />
          </>
        )}
      </Box>
    </Section>
  );
}

const Seen = ({ preview: { count, examples, shown } }: { preview: Preview }) => (
  <>
    <Typography sx={{ mt: 2, fontWeight: 600 }}>{countWords(count)}</Typography>
    {examples.length > 0 && (
      <PlainList items={examples} empty="">
        {({ contractNumber, customer, dueOn, id, missing }) => (
          <>
            <span>
              {customer} ·{' '}
              <RecordLink resource="collections" id={id}>
                {contractNumber}
              </RecordLink>
            </span>
            <Typography variant="body2" color="textSecondary">
              {formatMoney(missing)}, {formatDay(dueOn)}
            </Typography>
          </>
        )}
      </PlainList>
    )}
    {shown ? (
      <Box sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Typography variant="body2" color="textSecondary">
          Así se lee para el contrato {shown.contractNumber}
        </Typography>
        <Typography sx={{ fontWeight: 600, mt: 1 }}>{shown.subject}</Typography>
        {shown.paragraphs.map((paragraph, index) => (
          <Typography key={index} sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {paragraph}
          </Typography>
        ))}
        {shown.reasons.length > 0 && (
          <Alert severity="info" sx={{ mt: 2 }}>
            Hoy no le llegaría: {shown.reasons.map((reason) => REMINDER_REASON_NAMES[reason]).join('; ')}.
          </Alert>
        )}
      </Box>
    ) : (
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        No hay un contrato para mostrar el texto. Escriba uno que deba algo en ese momento.
      </Typography>
    )}
  </>
);

function countWords(count: number): string {
  if (count === 0) return 'Hoy no le llegaría a nadie.';
  if (count >= PREVIEW_MOST) return `Hoy hablaría de ${formatCount(PREVIEW_MOST)} contratos o más.`;
  return count === 1 ? 'Hoy hablaría de 1 contrato.' : `Hoy hablaría de ${formatCount(count)} contratos.`;
}
