import FileUpload from '@mui/icons-material/FileUploadOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import type { AdminBankAccount, AdminBankFile } from '@flota/schemas';
import { useId, useState } from 'react';
import { useGetList, useNotify, useRedirect } from 'react-admin';
import { http } from '../../../api/client.js';
import { ApiProblem, messageOf } from '../../../api/problem.js';
import { UploadArea } from '../../../components/pictures/UploadArea.js';
import { useProblem } from '../../../components/use-problem.js';
import { FORMAT_NAMES } from '../looks.js';

/** Sends a bank's file; what became of it stands on its own page. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="contained" startIcon={<FileUpload />} onClick={() => setOpen(true)}>
        Importar archivo
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { data: accounts = [], isPending } = useGetList<AdminBankAccount>('bank-accounts', {
    filter: { active: true },
  });
  const [chosen, setChosen] = useState<string>();
  const [file, setFile] = useState<File>();
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const { send, sending, problem } = useSending(onClose);
  // What is on its way is imported, whoever looks.
  const isSending = sending !== undefined;
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Importar un archivo del banco</DialogTitle>
      <DialogContent>
        {account && (
          <>
            <TextField
              select
              fullWidth
              label="Cuenta"
              value={account.id}
              disabled={isSending}
              onChange={({ target }) => setChosen(target.value)}
              sx={{ mt: 1, mb: 2 }}
            >
              {accounts.map(({ id, name, bank }) => (
                <MenuItem key={id} value={id}>
                  {name} · {bank}
                </MenuItem>
              ))}
            </TextField>
            <UploadArea
              label={file ? 'Elegir otro archivo' : 'Elegir archivo'}
              hint={`${FORMAT_NAMES[account.format]} de hasta 20 MB. Un archivo que ya se importó no se repite, y los movimientos que traiga de otro tampoco.`}
              types={[]}
              sending={sending}
              problem={problem}
              onFile={setFile}
            />
            {file && !isSending && (
              <Typography role="status" variant="body2" sx={{ mt: 2 }}>
                {file.name} se importará en {account.name} · {account.bank}.
              </Typography>
            )}
          </>
        )}
        {!account && !isPending && (
          <Alert severity="info">Primero dé de alta la cuenta bancaria, con las columnas de sus archivos.</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isSending}>
          Cancelar
        </Button>
        {account && (
          <Button
            variant="contained"
            disabled={!file}
            loading={isSending}
            onClick={() => file && void send(account.id, file)}
          >
            Importar
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function useSending(onSent: () => void) {
  const redirect = useRedirect();
  const notify = useNotify();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useProblem();

  async function send(bankAccountId: string, file: File): Promise<void> {
    setProblem(undefined);
    setSending(file.name);
    try {
      const body = new FormData();
      body.append('bankAccountId', bankAccountId);
      body.append('file', file);
      const taken = await http.json<AdminBankFile>('/api/admin/bank-files', { method: 'POST', body });
      if (taken.state === 'imported')
        notify('Este archivo ya se había importado. No se repitió nada.', { type: 'info' });
      onSent();
      redirect('show', 'bank-files', taken.id);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(messageOf(error.body.errors?.file) ?? error.message);
    } finally {
      setSending(undefined);
    }
  }

  return { send, sending, problem };
}
