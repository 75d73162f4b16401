import { type AdminLead, type MergeField, UNMERGE_DAYS } from '@flota/schemas';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { ApiProblem } from '../../../api/problem.js';
import { useProblem } from '../../../components/use-problem.js';
import { UndoNotice } from '../../../components/UndoNotice.js';
import { ComparedLeads } from './ComparedLeads.js';
import { sendMerge, sendUnmerge } from './lead-duplicates.js';
import { differing, keptAtFirst, takenAtFirst } from './merge-choices.js';

interface MergeDialogProps {
  /** Of whose page it is. */
  one: AdminLead;
  other: AdminLead;
  onClose: () => void;
}

/** Two leads side by side: which one stays, and what it takes of the other. */
export function MergeDialog({ one, other, onClose }: MergeDialogProps) {
  const [kept, setKept] = useState(() => keptAtFirst(one, other));
  const merged = kept.id === one.id ? other : one;
  const [take, setTake] = useState<readonly MergeField[]>(() => takenAtFirst(kept, merged));
  const [problem, setProblem] = useProblem();
  const [busy, setBusy] = useState(false);
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();

  const keep = (lead: AdminLead) => {
    setKept(lead);
    setTake(takenAtFirst(lead, lead.id === one.id ? other : one));
  };

  const undo = async () => {
    try {
      await sendUnmerge(merged.id);
      notify('Se separaron de nuevo.', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.message, { type: 'error' });
    }
    refresh();
  };

  const merge = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await sendMerge(kept, merged, [...take]);
      notify(<UndoNotice said="Las solicitudes ya son una." undo={() => void undo()} />, { autoHideDuration: 20_000 });
      onClose();
      if (kept.id !== one.id) void navigate(`/leads/${kept.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // Somebody changed one of them meanwhile: what is on the screen is no longer so.
      if (error.status !== 409) return setProblem(error.message);
      notify(error.message, { type: 'error' });
      onClose();
    } finally {
      setBusy(false);
      refresh();
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>¿Son de la misma persona?</DialogTitle>
      <DialogContent>
        {problem && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {problem}
          </Alert>
        )}
        <ComparedLeads one={one} other={other} kept={kept} take={take} onKeep={keep} onTake={setTake} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Historial, tareas, cotizaciones y correos de las dos se leen juntos en la que se queda; los enlaces y folios
          de la otra abren esa misma. Puede separarlas durante {UNMERGE_DAYS} días, mientras no cambie lo que tomó de la
          otra; lo que se anote después de unirlas se queda en la que se quedó.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancelar
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void merge()}>
          {differing(kept, merged).length === 0 ? 'Unirlas' : 'Unir con lo elegido'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
