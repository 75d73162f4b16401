import { NotDone } from './not-done.js';

/** The name the server gave; its ending is the content's own, the visitor's may be any. */
const servedName = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

/** Has the browser save an address of ours as it comes, however large it is. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Saves the file that was answered, whole; under a name of ours where the server gave none. */
export async function downloadAnswer(response: Response, fileName: string): Promise<void> {
  const blob = await response.blob().catch(() => {
    throw new NotDone('El archivo se interrumpió y no se guardó. Intente de nuevo.');
  });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = servedName(response) ?? fileName;
  link.click();
  // The browser reads the address after this task; dropping it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
