import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import type { NewApiKey } from '@flota/schemas';
import { useId, useState } from 'react';

interface KeyShownProps {
  made: NewApiKey;
  /** Whoever sees it says that it is kept. */
  onKept: () => void;
}

/** The key, this once: neither Escape nor a click beside it closes it. */
export function KeyShown({ made, onKept }: KeyShownProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Guarde esta llave</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">
            No la volveremos a mostrar. Guárdela donde su sistema guarda sus secretos, y no la mande por correo ni por
            mensaje. Si la pierde, cree otra.
          </Alert>
          <Copied label="Llave" copy="Copiar llave" text={made.key} />
          <Copied
            label="Identificador del cliente (client_id)"
            copy="Copiar identificador"
            text={made.id}
            help="Solo hace falta si su sistema pide tokens por OAuth2; la llave es entonces el client_secret."
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          Ya la guardé
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A text to carry off; where the browser does not copy, it is selected to be copied by hand. */
function Copied({ label, copy, text, help }: { label: string; copy: string; text: string; help?: string }) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const carryOff = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      (document.getElementById(id) as HTMLTextAreaElement | null)?.select();
    }
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        id={id}
        label={label}
        value={text}
        helperText={help}
        fullWidth
        multiline
        slotProps={{
          input: { readOnly: true },
          htmlInput: { style: { fontFamily: 'monospace', wordBreak: 'break-all' }, onFocus: selectAll },
        }}
      />
      <Button startIcon={<ContentCopy />} onClick={() => void carryOff()}>
        <span aria-live="polite">{isCopied ? 'Copiado' : copy}</span>
      </Button>
    </Stack>
  );
}

const selectAll = ({ target }: { target: HTMLTextAreaElement }) => target.select();
