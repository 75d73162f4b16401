import { Stack, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { DownloadButton } from './DownloadButton.js';

interface AuditedFile {
  path: string;
  label: string;
  name: string;
  size?: number;
}

interface AuditedFilesProps {
  /** Whose `read-file` one must be allowed. */
  resource: string;
  files: readonly AuditedFile[];
  /** Where they stand on a ground of its own, on which the usual colour is too faint. */
  color?: 'inherit';
}

/** Private files of somebody outside, for who may read them. */
export function AuditedFiles({ color, resource, files }: AuditedFilesProps) {
  const { canAccess } = useCanAccess({ resource, action: 'read-file' });
  if (!canAccess || files.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
      {files.map(({ path, label, name, size }) => (
        <DownloadButton
          key={path}
          variant="outlined"
          color={color}
          path={path}
          fileName={name}
          sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {size === undefined ? label : `${label} (${Math.ceil(size / 1024)} kB)`}
        </DownloadButton>
      ))}
      <Typography variant="body2" color="textSecondary">
        Cada descarga queda en la bitácora.
      </Typography>
    </Stack>
  );
}
