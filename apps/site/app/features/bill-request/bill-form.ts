import {
  BILL_FILE_MAX_BYTES,
  BILL_FILES,
  type BillFile,
  billPurchaseSchema,
  type FieldError,
  personKindOfRfc,
  todayInMexico,
} from '@flota/schemas';
import { sendBillRequest } from '../../api/account/bill-requests.js';
import { createAccountForm, fileFingerprint, fileRefusal } from '../forms/index.js';
import { sentAhead } from '../uploads/index.js';
import type { BillValues } from './bill-values.js';

interface BillFormOptions {
  contractId: string;
  /** Which files the API has already, of the request that is corrected. */
  known: readonly BillFile[];
}

export const openBillForm = ({ contractId, known }: BillFormOptions) =>
  createAccountForm({
    schema: billPurchaseSchema,
    toRequest: ({ docs: _docs, docs_back: _back, sat: _sat, ...texts }: BillValues) => ({
      ...texts,
      date: todayInMexico(),
      contract_id: contractId,
    }),
    checkMore: (values) => checkFiles(values, known),
    content: (values) => BILL_FILES.map((name) => values[name].map(fileFingerprint)),
    post: async (request, idempotencyKey, values) =>
      sendBillRequest({ ...request, ...(await namesOfFiles(values)) }, idempotencyKey),
  });

const checkFiles = (values: BillValues, known: readonly BillFile[]): FieldError[] =>
  BILL_FILES.flatMap((field) => {
    const codes = values[field].map((file) => fileRefusal(file, BILL_FILE_MAX_BYTES)).filter((code) => code !== null);
    const [code = missing(field, values, known)] = codes;
    return code ? [{ field, code }] : [];
  });

function missing(field: BillFile, values: BillValues, known: readonly BillFile[]) {
  if (values[field].length > 0 || known.includes(field)) return null;
  if (field !== 'docs_back') return 'FILE.REQUIRED';
  // A PDF may have both sides: the server looks.
  const isPicture = values.docs.some(({ type }) => type.startsWith('image/'));
  return isPicture && personKindOfRfc(values.rfc) === 'fisica' ? 'FILE.BACK_REQUIRED' : null;
}

/** By which uploads the files came that were picked. */
export async function namesOfFiles(values: BillValues): Promise<Partial<Record<BillFile, string>>> {
  const names: Partial<Record<BillFile, string>> = {};
  for (const name of BILL_FILES) if (values[name].length > 0) names[name] = await sentAhead(name, values[name]);
  return names;
}
