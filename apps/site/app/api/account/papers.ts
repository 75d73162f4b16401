import {
  accountantSchema,
  contractDocumentSchema,
  fileLinkSchema,
  ownAccountantSchema,
  type PaperArchiveRequest,
  type PaperChoice,
  paperArchiveSchema,
  type PaperKind,
  papersPageSchema,
  type sendPaperSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi, answered, download, openPrivateFile } from './client.js';

/** What can be mailed one by one to the customer's own address. */
export type Paper = z.output<typeof sendPaperSchema>;

/** Any paper of the account. */
interface PaperKey {
  kind: PaperKind;
  id: string;
}

export const readPapers = (query: URLSearchParams) =>
  accountApi.get(`/api/customers/papers?${query.toString()}`, papersPageSchema);

const linkPath = ({ kind, id }: PaperKey): string => `/api/customers/papers/${kind}/${id}/link`;

const askForLink = async (paper: PaperKey, format: 'xml' | 'pdf' = 'pdf') =>
  answered(await accountApi.post(`${linkPath(paper)}?format=${format}`, {}, fileLinkSchema));

export const openPaper = (paper: PaperKey): Promise<void> => openPrivateFile(() => askForLink(paper), linkPath(paper));

/** Of a movement, where nobody knows which type it is of. */
export const openInvoice = (id: string): Promise<void> =>
  openPrivateFile(async () =>
    answered(await accountApi.post(`/api/customers/invoices/${id}/link`, {}, fileLinkSchema)),
  );

export async function downloadPaper(paper: PaperKey, format: 'xml' | 'pdf') {
  const { url } = await askForLink(paper, format);
  return download(url, `documento.${format}`);
}

/** To the customer's own address. */
export const sendPaper = (paper: Paper): Promise<unknown> =>
  accountApi.post('/api/customers/send-bill', paper, z.unknown());

/** Of the interest, or of a pure lease the rents, paid in a year: has it written, or finds it when it was, and opens it. */
export const openCertificate = (contractId: string, year: number): Promise<void> =>
  openPrivateFile(async () => {
    const path = `/api/customers/contracts/${contractId}/interest-certificates`;
    const { id } = answered(await accountApi.post(path, { year }, contractDocumentSchema));
    return askForLink({ kind: 'certificate', id });
  });

/** While the customer waits. */
export async function zipPapers(choice: PaperChoice) {
  const response = await accountApi.send('/api/customers/papers/zip', { method: 'POST', body: { choice } });
  const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? 'documentos.zip', content: await response.blob() };
}

/** In the background. */
export const askForArchive = async (choice: PaperArchiveRequest['choice'], to: PaperArchiveRequest['to']) =>
  answered(await accountApi.post('/api/customers/paper-archives', { choice, to }, paperArchiveSchema));

export const readArchives = () => accountApi.get('/api/customers/paper-archives', z.array(paperArchiveSchema));

export async function downloadArchive(id: string) {
  const { url } = answered(await accountApi.post(`/api/customers/paper-archives/${id}/link`, {}, fileLinkSchema));
  return download(url, 'documentos.zip');
}

export const readAccountant = async () =>
  (await accountApi.get('/api/customers/accountant', ownAccountantSchema)).accountant;

export const askAccountant = async (email: string) =>
  answered(await accountApi.put('/api/customers/accountant', { email }, accountantSchema));

export const removeAccountant = () => accountApi.delete('/api/customers/accountant');
