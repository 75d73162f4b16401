import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { http } from '../api/client.js';
import { useTask } from './use-task.js';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  path: string;
  /** When the server names none. */
  fileName: string;
}

/** Fetched with the bearer token, which a plain link could not carry. */
export function DownloadButton({ path, fileName, ...button }: DownloadButtonProps) {
  const { busy, run } = useTask();
  const download = () =>
    run(async () => {
      const response = await http.send(path);
      downloadBlob(await response.blob(), servedName(response) ?? fileName);
    });
  return (
    <Button
      startIcon={<FileDownload />}
      {...button}
      loading={busy}
      loadingPosition="start"
      onClick={() => void download()}
    />
  );
}

/** The server's ending is the content's own; the visitor's may be any. */
const servedName = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

/** Saves what was fetched under a name of ours. */
function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after this task; dropping it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
