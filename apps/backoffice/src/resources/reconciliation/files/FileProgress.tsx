import { Box, LinearProgress, Typography } from '@mui/material';
import type { AdminBankFile } from '@flota/schemas';
import { formatCount } from '../../../i18n/format.js';

const EVERY_MS = 1_000;

export const isRunning = ({ state }: Pick<AdminBankFile, 'state'>): boolean =>
  state === 'pending' || state === 'working';

/** A file is watched until it is in or refused. */
export const refreshWhileRunning = (file: AdminBankFile | undefined): number | false =>
  file && isRunning(file) ? EVERY_MS : false;

/** How far its import is; once that is over, what it brought. */
export function FileProgress({ file }: { file: AdminBankFile }) {
  if (!isRunning(file)) return file.state === 'imported' ? <>{outcome(file)}</> : null;
  return (
    <Box component="span" role="status" sx={{ display: 'block', minWidth: 140 }}>
      <Typography component="span" variant="body2">
        {file.total > 0 ? `${formatCount(file.done)} de ${formatCount(file.total)}` : 'Leyendo el archivo…'}
      </Typography>
      <LinearProgress
        variant={file.total > 0 ? 'determinate' : 'indeterminate'}
        aria-label="Avance"
        value={(file.done / Math.max(1, file.total)) * 100}
        sx={{ display: 'block', mt: 0.5, height: 6, borderRadius: 1 }}
      />
    </Box>
  );
}

const outcome = ({ newLines, knownLines }: AdminBankFile): string =>
  `${formatCount(newLines)} nuevos${knownLines > 0 ? `, ${formatCount(knownLines)} que ya estaban` : ''}`;
