import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import { http } from '../api/client.js';
import { downloadAnswer } from './download.js';
import { useTask } from './use-task.js';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'href'> {
  path: string;
  /** When the server names none. */
  fileName: string;
}

/** Fetched with the bearer token, which a plain link could not carry. */
export function DownloadButton({ path, fileName, ...button }: DownloadButtonProps) {
  const { busy, run } = useTask();
  const download = () => run(async () => downloadAnswer(await http.send(path), fileName));
  return (
    <Button
      startIcon={busy ? <CircularProgress aria-hidden color="inherit" size={18} /> : <FileDownload />}
      {...button}
      aria-busy={busy}
      // Not disabled meanwhile: whoever pressed it by the keyboard would have to find their place in the dialog anew.
      onClick={() => {
        if (!busy) void download();
      }}
    />
  );
}
