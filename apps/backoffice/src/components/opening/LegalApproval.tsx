import type { AdminRecord, CONTENT } from '@flota/schemas';
import { FILL_IN } from '@flota/schemas';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useGetIdentity, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { http } from '../../api/client.js';
import { problemOf } from '../../account/problem-of.js';
import { FormGroup } from '../content/FormLayout.js';
import { formatInstant } from '../../i18n/format.js';
import { useProblem } from '../use-problem.js';
import { useOpeningRefresh } from './site-opening.js';

type AdminLegalPage = AdminRecord<(typeof CONTENT)['legal-pages']>;

/** How a legal text stands: whether visitors read it, and who has read it for the lender. */
export function approvalWords({ published, approvedBy, approvedAt, changedSince }: AdminLegalPage): string {
  const shown = published ? 'Publicada' : 'Sin publicar';
  if (!approvedBy || !approvedAt) return `${shown}; nadie la ha aprobado.`;
  const read = `${approvedBy} la leyó el ${formatInstant(approvedAt)}`;
  return changedSince ? `${shown}; ${read}, y cambió después: hay que leerla de nuevo.` : `${shown}; ${read}.`;
}

/** Beside the text: an administrator says who has read it. */
export function LegalApproval() {
  const page = useRecordContext<AdminLegalPage>();
  const { canAccess } = useCanAccess({ resource: 'legal-pages', action: 'approve' });
  const { isDirty } = useFormState();
  const [asked, setAsked] = useState<boolean>();
  if (!page) return null;
  const isUnfinished = page.body.includes(FILL_IN);
  return (
    <FormGroup title="Lectura y aprobación">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {approvalWords(page)}
      </Typography>
      {canAccess && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
          <Button variant="contained" disabled={isDirty || isUnfinished} onClick={() => setAsked(true)}>
            Aprobar y publicar
          </Button>
          <Button size="small" disabled={isDirty} onClick={() => setAsked(false)}>
            No aplica a la empresa
          </Button>
          {(isDirty || isUnfinished) && (
            <Typography variant="body2" color="textSecondary">
              {isDirty ? 'Guarde primero lo que cambió.' : 'Al texto le falta lo que dice [COMPLETAR…].'}
            </Typography>
          )}
        </Box>
      )}
      {asked !== undefined && <ApprovalDialog page={page} publish={asked} onClose={() => setAsked(undefined)} />}
    </FormGroup>
  );
}

/** No form of its own: it stands within the one of the text. */
function ApprovalDialog({ page, publish, onClose }: { page: AdminLegalPage; publish: boolean; onClose: () => void }) {
  const { data: identity } = useGetIdentity();
  const [notify, refresh, refreshNeeds] = [useNotify(), useRefresh(), useOpeningRefresh()];
  const titleId = useId();
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const approvedBy = (typed ?? identity?.fullName ?? '').trim();

  async function approve() {
    setBusy(true);
    try {
      const body = { approvedBy, publish, updatedAt: page.updatedAt };
      await http.send(`/api/admin/legal-pages/${page.id}/approve`, { method: 'POST', body });
      notify(publish ? 'Texto aprobado y publicado' : 'Queda anotado que no aplica', { type: 'success' });
      refresh();
      refreshNeeds();
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{publish ? `¿Aprobar «${page.title}»?` : `¿«${page.title}» no aplica?`}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {publish
            ? 'Quien lo aprueba leyó el texto completo, como está, y responde por él. Los visitantes podrán leerlo.'
            : 'Quien lo decide leyó el texto y sabe que la ley no lo pide a esta empresa. Los visitantes no lo verán.'}
        </Typography>
        <TextField
          label="Nombre de quien lo leyó"
          value={typed ?? identity?.fullName ?? ''}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          helperText="De la empresa, o su abogado. Se anota en la bitácora."
          fullWidth
        />
        {problem && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancelar
        </Button>
        <Button variant="contained" loading={busy} disabled={approvedBy.length < 3} onClick={() => void approve()}>
          {publish ? 'Aprobar y publicar' : 'Anotar que no aplica'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
