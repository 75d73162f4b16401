import DoneAll from '@mui/icons-material/DoneAll';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { acceptedSureSchema } from '@flota/schemas';
import { useEffect, useRef, useState } from 'react';
import { Confirm, useGetList, useListContext, useNotify, useRefresh } from 'react-admin';
import { http } from '../../../api/client.js';
import { ApiProblem } from '../../../api/problem.js';
import { formatAbout, formatCount } from '../../../i18n/format.js';
import { isEstimated } from '../../../providers/data-provider.js';

interface Progress {
  accepted: number;
  refused: number;
  left: number;
}

const NONE: Progress = { accepted: 0, refused: 0, left: 0 };

/** All the sure ones that the filters name, some at a time; whoever started it sees how far it is and may stop. */
export function AcceptSure() {
  const { day, bankAccountId, bankFileId } = useListContext().filterValues as Readonly<Record<string, unknown>>;
  const which = { day, bankAccountId, bankFileId };
  const { total = 0, ...list } = useGetList('bank-lines', {
    filter: { ...which, state: 'open', confidence: 'sure' },
    pagination: { page: 1, perPage: 1 },
  });
  const howMany = isEstimated(list.meta) ? `cerca de ${formatAbout(total)}` : formatCount(total);
  const [isAsking, setAsking] = useState(false);
  const { progress, run, stop } = useAcceptSure(which);
  if (progress) return <Running progress={progress} onStop={stop} />;
  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<DoneAll />}
        disabled={total === 0}
        onClick={() => setAsking(true)}
      >
        Aceptar las seguras ({howMany})
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`¿Aceptar ${howMany} propuestas seguras?`}
        content="Cada movimiento se aplica a su contrato con la fecha del banco, y el cliente recibe su comprobante. Los que ya estaban registrados solo se concilian."
        confirm="Aceptar"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run();
        }}
      />
    </>
  );
}

function useAcceptSure(which: object) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<Progress>();
  const stopped = useRef(false);
  // Nobody sees how far it is any more, nor could stop it; whoever comes back might begin a second one beside it.
  useEffect(() => () => void (stopped.current = true), []);

  async function run(): Promise<void> {
    stopped.current = false;
    let sum = NONE;
    setProgress(sum);
    try {
      do {
        const answer = acceptedSureSchema.parse(
          await http.json('/api/admin/bank-lines/accept-sure', { method: 'POST', body: which }),
        );
        sum = { accepted: sum.accepted + answer.accepted, refused: sum.refused + answer.refused, left: answer.left };
        setProgress(sum);
      } while (sum.left > 0 && !stopped.current);
      notify(doneText(sum), { type: sum.refused > 0 ? 'warning' : 'success' });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const before = sum.accepted + sum.refused > 0 ? `${doneText(sum)} No se pudo seguir: ` : '';
      notify(before + error.message, { type: 'error' });
    } finally {
      setProgress(undefined);
      refresh();
    }
  }

  return { progress, run, stop: () => (stopped.current = true) };
}

const doneText = ({ accepted, left, refused }: Progress) =>
  `${accepted === 1 ? 'Se aceptó 1 movimiento' : `Se aceptaron ${formatCount(accepted)} movimientos`}.` +
  (refused > 0 ? ` ${formatCount(refused)} no se pudieron aplicar y quedaron como dudosos, con el motivo.` : '') +
  (left > 0 ? ` ${left === 1 ? 'Queda 1 segura' : `Quedan ${formatCount(left)} seguras`} por aceptar.` : '');

function Running({ progress: { accepted, refused, left }, onStop }: { progress: Progress; onStop: () => void }) {
  const done = accepted + refused;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 260 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2">
          {formatCount(done)} de {formatCount(done + left)}
        </Typography>
        <LinearProgress
          variant={done + left === 0 ? 'indeterminate' : 'determinate'}
          aria-label="Avance"
          value={(done / Math.max(1, done + left)) * 100}
          sx={{ mt: 0.5, height: 6, borderRadius: 1 }}
        />
      </Box>
      <Button size="small" onClick={onStop}>
        Detener
      </Button>
    </Box>
  );
}
