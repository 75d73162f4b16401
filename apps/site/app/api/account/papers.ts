import {
  type AccountDocument,
  type AccountInvoice,
  type AccountStatement,
  contractDocumentSchema,
  fileLinkSchema,
  invoiceSchema,
  type sendPaperSchema,
  statementSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi, download, openPrivateFile, answered } from './client.js';
import { documentLink, readDocuments, readHome } from './contracts.js';

export type Paper = z.output<typeof sendPaperSchema>;

export interface Papers {
  contracts: Awaited<ReturnType<typeof readHome>>['contracts'];
  statements: AccountStatement[];
  invoices: AccountInvoice[];
  letters: AccountDocument[];
}

/** Everything the page of papers shows. */
export async function readPapers(): Promise<Papers> {
  const [{ contracts }, statements, invoices] = await Promise.all([
    readHome(),
    accountApi.get('/api/customers/statements', z.array(statementSchema)),
    accountApi.get('/api/customers/invoices', z.array(invoiceSchema)),
  ]);
  const letters = await Promise.all(contracts.map(({ id }) => readDocuments(id)));
  return { contracts, statements, invoices, letters: letters.flat().sort(newestFirst) };
}

const newestFirst = (one: AccountDocument, other: AccountDocument) => (one.issuedAt < other.issuedAt ? 1 : -1);

const LINKS: Record<Paper['paper'], (id: string) => string> = {
  statement: (id) => `/api/customers/statements/${id}/link`,
  invoice: (id) => `/api/customers/invoices/${id}/link`,
  document: documentLink,
};

const askForLink = async ({ paper, id }: Paper, format?: 'xml' | 'pdf') =>
  answered(await accountApi.post(`${LINKS[paper](id)}${format ? `?format=${format}` : ''}`, {}, fileLinkSchema));

export const openPaper = (paper: Paper): Promise<void> => openPrivateFile(() => askForLink(paper));

export async function downloadPaper(paper: Paper, format?: 'xml' | 'pdf') {
  const { url } = await askForLink(paper, format);
  return download(url, `documento.${format ?? 'pdf'}`);
}

/** To the customer's own address. */
export const sendPaper = (paper: Paper): Promise<unknown> =>
  accountApi.post('/api/customers/send-bill', paper, z.unknown());

/** Of the interest, or of a pure lease the rents, paid in a year: has it written, or finds it when it was, and opens it. */
export const openCertificate = (contractId: string, year: number): Promise<void> =>
  openPrivateFile(async () => {
    const path = `/api/customers/contracts/${contractId}/interest-certificates`;
    const { id } = answered(await accountApi.post(path, { year }, contractDocumentSchema));
    return askForLink({ paper: 'document', id });
  });
