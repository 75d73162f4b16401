import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { AdminRightsRequest } from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { downloadBlob } from '../../components/download.js';
import { useTask } from '../../components/use-task.js';
import { PURPOSE_NAMES } from './rights-request-names.js';

type File = AdminRightsRequest['files'][number];

export function RightsRequestFiles({ request }: { request: AdminRightsRequest }) {
  const { canAccess } = useCanAccess({ resource: 'rights-requests', action: 'read-file' });
  if (!canAccess || request.files.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
      {request.files.map((file) => (
        <FileButton key={file.purpose} requestId={request.id} file={file} />
      ))}
      <Typography variant="body2" color="textSecondary">
        Cada descarga queda en la bitácora.
      </Typography>
    </Stack>
  );
}

/** Fetched with the bearer token, which a plain link could not carry. */
function FileButton({ requestId, file }: { requestId: string; file: File }) {
  const { busy, run } = useTask();
  const download = () =>
    run(async () => {
      const response = await http.send(`/api/admin/rights-requests/${requestId}/files/${file.purpose}`);
      downloadBlob(await response.blob(), servedName(response) ?? file.name);
    });
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownload />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void download()}
    >
      {PURPOSE_NAMES[file.purpose]} ({Math.ceil(file.size / 1024)} kB)
    </Button>
  );
}

/** The server's ending is the content's own; the visitor's may be any. */
const servedName = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
