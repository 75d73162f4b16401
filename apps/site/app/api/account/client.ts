import { type FileLink, fileLinkSchema } from '@flota/schemas';
import { type ApiClient, browserApi, fetchTransport, send, type Transport } from '../client.js';
import { transportWithProgress } from '../upload.js';
import { currentSession } from './current-session.js';

function withBearer(init: RequestInit | undefined, jwt: string | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (jwt) headers.set('authorization', `Bearer ${jwt}`);
  return { ...init, headers };
}

/**
 * Calls as the signed-in customer: one refresh and one more try when the access token is over. When the session is over
 * too, it is dropped, and the account's pages send the visitor to the sign-in page.
 */
export const signedIn =
  (transport: Transport, session = currentSession): Transport =>
  async (path, init) => {
    const jwt = session.snapshot().session?.jwt;
    const response = await transport(path, withBearer(init, jwt));
    if (response.status !== 401) return response;
    const renewed = await session.renew(jwt);
    return renewed === null ? response : transport(path, withBearer(init, renewed));
  };

const transport = signedIn(fetchTransport);

/** The API as the signed-in customer. */
export const accountApi: ApiClient = browserApi(transport);

/** The same, for what takes long enough to send that the customer wants to see it move: `onProgress` gets 0 to 1. */
export const accountUploadApi = (onProgress: (share: number) => void): ApiClient =>
  browserApi(signedIn(transportWithProgress(onProgress)));

interface DownloadedFile {
  name: string;
  content: Blob;
}

/** A file that the API makes on the spot, such as an export. */
export async function download(path: string, fallbackName: string): Promise<DownloadedFile> {
  const response = await send(transport, path, {});
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? fallbackName, content: await response.blob() };
}

/**
 * Asks for the address of a private file and opens it in another tab. To be called in the click itself: the tab is
 * opened at once and sent on when the address is there, as browsers block one that opens later.
 */
export async function openPrivateFile(askForLink: () => Promise<FileLink | null>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const link = await askForLink();
    if (!link) throw new Error('There is no address for the file');
    // Where another tab was refused all the same, the file takes this one's place.
    (tab ?? window).location.assign(link.url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** @param path of the route that issues the address, `…/link` */
export const openLink = (path: string): Promise<void> =>
  openPrivateFile(() => accountApi.post(path, {}, fileLinkSchema));
