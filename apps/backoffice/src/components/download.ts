/** The name the server gave; its ending is the content's own, the visitor's may be any. */
export const servedName = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

/** Has the browser save an address of ours as it comes, however large it is. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Saves what was fetched under a name of ours. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after this task; dropping it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
