import {
  type ApiClient,
  asTold,
  createClient,
  fetchTransport,
  type Transport,
  transportWithProgress,
  withSession,
  withXsrf,
} from '@flota/client';
import type { FileLink } from '@flota/schemas';
import { gotNoAnswer } from '../../lib/connection-lost.js';
import { currentSession } from './current-session.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';
import { keepPaper, keptPaper } from './kept-papers.js';
import { sampleTransport } from './sample/sample-transport.js';
import { SHOWS_SAMPLE } from './sample/shows-sample.js';
import { withShownAccount } from './shown-account.js';
import { withView } from './view/view-transport.js';

function asCustomer(transport: Transport): Transport {
  if (SHOWS_SAMPLE) return sampleTransport;
  const own = withShownAccount(withSession(withXsrf(transport), currentSession));
  return ACCOUNT_VIEW_ID === null ? own : withView(own);
}

/** The API as the signed-in customer. */
export const accountApi: ApiClient = createClient(asCustomer(fetchTransport));

/** The same, for what takes long enough to send that the customer wants to see it move: `onProgress` gets 0 to 1. */
export const accountUploadApi = (onProgress: (share: number) => void): ApiClient =>
  createClient(asCustomer(transportWithProgress(onProgress)));

/** Of a call that the API never answers with nothing. */
export function answered<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('The API answered with nothing');
  return answer;
}

interface DownloadedFile {
  name: string;
  content: Blob;
}

/** A file that the API makes on the spot, such as an export. */
export async function download(path: string, fallbackName: string): Promise<DownloadedFile> {
  const response = await accountApi.send(path);
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? fallbackName, content: await response.blob() };
}

/**
 * Asks for the address of a private file and opens it in another tab. To be called in the click itself: the tab is
 * opened at once and sent on when the address is there, as browsers block one that opens later.
 *
 * @param linkPath the route that issues the address, by which a paper is kept, and found where nobody can be asked
 */
export async function openPrivateFile(askForLink: () => Promise<FileLink | null>, linkPath?: string): Promise<void> {
  // Staff who look open none: no empty tab to say so in.
  const tab = ACCOUNT_VIEW_ID === null ? window.open('', '_blank') : null;
  // Where another tab was refused all the same, the file takes this one's place.
  const show = (url: string) => (tab ?? window).location.assign(url);
  try {
    const link = await askForLink();
    if (!link) throw new Error('There is no address for the file');
    show(link.url);
    if (linkPath) void keepPaper(linkPath, link.url).catch(() => undefined);
  } catch (error) {
    const kept = linkPath && gotNoAnswer(error) ? await keptPaper(linkPath) : null;
    if (kept) return show(kept);
    tab?.close();
    throw error;
  }
}

/** @param path of the route that issues the address, `…/link` */
export const openLink = (path: string): Promise<void> =>
  openPrivateFile(() => accountApi.post(path, {}, asTold<FileLink>()), path);
