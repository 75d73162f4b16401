import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useRef, type DragEvent } from 'react';

interface UploadAreaProps {
  label: string;
  hint: string;
  types: readonly string[];
  sending?: string;
  /** How much of it has left, 0 to 1, where that is known. */
  share?: number;
  problem?: string;
  /** Takes several at once. */
  multiple?: boolean;
  /** Each of them. */
  onFile?: (file: File) => void;
  /** All of them, where they go together. */
  onFiles?: (files: File[]) => void;
}

/** Where a file is dropped, or chosen with the button. */
export function UploadArea(props: UploadAreaProps) {
  const { label, hint, types, sending, share, problem, multiple = false, onFile, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (sending || chosen.length === 0) return;
    if (onFile) chosen.forEach(onFile);
    onFiles?.(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1, p: 2, textAlign: 'center' }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={types.join(',')}
        onChange={(event) => {
          take(event.target.files);
          // The same file chosen again must count as chosen.
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UploadFile />}
        disabled={Boolean(sending)}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {hint}
      </Typography>
      {sending && (
        <Box role="status" sx={{ mt: 1.5 }}>
          <Typography variant="body2">Subiendo {sending}…</Typography>
          <LinearProgress
            aria-label={`Subiendo ${sending}`}
            variant={share === undefined ? 'indeterminate' : 'determinate'}
            value={share === undefined ? undefined : Math.round(share * 100)}
            sx={{ mt: 0.5 }}
          />
        </Box>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5, textAlign: 'left' }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
