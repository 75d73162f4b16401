import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Button, Stack, TextField } from '@mui/material';
import { useId, useState } from 'react';

/** A text to carry off; where the browser does not copy, it is selected to be copied by hand. */
export function Copied({ label, copy, text, help }: { label: string; copy: string; text: string; help?: string }) {
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
