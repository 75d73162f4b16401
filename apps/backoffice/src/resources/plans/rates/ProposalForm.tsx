import { newIdempotencyKey } from '@flota/client';
import { Alert, Box, Button, TextField } from '@mui/material';
import { type AdminRateChange, RATE_REASON_MAX, type RateRow } from '@flota/schemas';
import { useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { http } from '../../../api/client.js';
import { ApiProblem, messageOf } from '../../../api/problem.js';
import { ConfirmedButton } from '../../../components/ConfirmedButton.js';
import { LimitedHint } from '../../../components/form/LimitedHint.js';
import { Section } from '../../../components/Figures.js';
import { useProblem } from '../../../components/use-problem.js';
import { formatDay } from '../../../i18n/format.js';

interface ProposalFormProps {
  planId: string;
  approvalNeeded: boolean;
  today: string;
  rates: readonly RateRow[];
  effectiveOn: string;
  reason: string;
  onEffectiveOn: (day: string) => void;
  onReason: (reason: string) => void;
  blocked: boolean;
  /** What has to be over before it is sent. */
  before: () => Promise<unknown>;
  /** Once it was: the draft is gone. */
  after: () => Promise<unknown>;
  onDiscard: () => void;
  onRead: () => void;
}

/** From when on and why; then it leaves for the second person. */
export function ProposalForm(props: ProposalFormProps) {
  const { after, approvalNeeded, before, blocked, effectiveOn, onDiscard, onEffectiveOn, onRead, onReason } = props;
  const { planId, rates, reason, today } = props;
  const notify = useNotify();
  const redirect = useRedirect();
  const key = useRef({ text: '', key: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const [tried, setTried] = useState(false);
  const dayFault = !effectiveOn || effectiveOn < today ? 'Elija hoy o un día posterior.' : undefined;
  const isReasonMissing = reason.trim() === '';
  const isReasonTooLong = reason.trim().length > RATE_REASON_MAX;

  const propose = async () => {
    setTried(true);
    if (dayFault !== undefined || isReasonMissing || isReasonTooLong) return;
    const body = { rates, effectiveOn, reason: reason.trim() };
    const text = JSON.stringify(body);
    // What is sent again unchanged counts once.
    if (key.current.text !== text) key.current = { text, key: newIdempotencyKey() };
    setBusy(true);
    setProblem(undefined);
    try {
      await before();
      const change = await http.json<AdminRateChange>(`/api/admin/plans/${planId}/rate-changes`, {
        method: 'POST',
        body,
        idempotencyKey: key.current.key,
      });
      await after();
      notify(
        change.state === 'waiting'
          ? 'Propuesta: espera a que otra persona la autorice.'
          : 'Las tasas quedaron programadas.',
        {
          type: 'success',
        },
      );
      redirect('show', 'rate-changes', change.id);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // What is read anew takes the form's own words away.
      if (error.status === 409) {
        notify(error.message, { type: 'error' });
        return onRead();
      }
      setProblem(messageOf(error.body.errors?.rates) ?? error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section title="Proponer">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '200px minmax(0, 1fr)' }, alignItems: 'start' }}>
        <TextField
          type="date"
          label="Rigen desde el día"
          value={effectiveOn}
          onChange={({ target }) => onEffectiveOn(target.value)}
          error={tried && dayFault !== undefined}
          helperText={
            (tried && dayFault) ||
            (effectiveOn <= today ? 'En cuanto se autoricen.' : 'Desde las 0:00, hora de México.')
          }
          slotProps={{ htmlInput: { min: today }, inputLabel: { shrink: true } }}
        />
        <TextField
          label="Motivo"
          value={reason}
          onChange={({ target }) => onReason(target.value)}
          error={(tried && isReasonMissing) || isReasonTooLong}
          helperText={
            <LimitedHint
              text={reason}
              limit={RATE_REASON_MAX}
              hint={
                tried && isReasonMissing ? 'Escriba el motivo: lo lee quien autoriza.' : 'Lo lee quien las autoriza.'
              }
            />
          }
          multiline
        />
      </Box>
      {problem && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" loading={busy} disabled={blocked} onClick={() => void propose()}>
          {approvalNeeded
            ? 'Proponer las tasas'
            : `Poner en vigor${effectiveOn > today ? ` el ${formatDay(effectiveOn)}` : ''}`}
        </Button>
        <ConfirmedButton
          color="error"
          title="¿Descartar el borrador?"
          content="Las tasas vuelven a ser las que están en vigor. Lo que ya se propuso no cambia."
          confirm="Descartar"
          onConfirm={onDiscard}
        >
          Descartar el borrador
        </ConfirmedButton>
      </Box>
    </Section>
  );
}
