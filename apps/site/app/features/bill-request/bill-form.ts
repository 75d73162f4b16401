import {
  BILL_FILE_MAX_BYTES,
  type BillPurchase,
  billPurchaseSchema,
  type FieldError,
  todayInMexico,
} from '@flota/schemas';
import { sendBillRequest } from '../../api/account/bill-requests.js';
import { createAccountForm, fileFingerprint, fileRefusal } from '../forms/index.js';
import type { BillValues } from './bill-values.js';

const FILES = ['docs', 'sat'] as const;
export type BillFileName = (typeof FILES)[number];

interface BillFormOptions {
  contractId: string;
  /** Which files the API has already, of the request that is corrected. */
  known: readonly BillFileName[];
  onProgress: (share: number) => void;
}

export const openBillForm = ({ contractId, known, onProgress }: BillFormOptions) =>
  createAccountForm({
    schema: billPurchaseSchema,
    toRequest: ({ docs: _docs, sat: _sat, ...texts }: BillValues) => ({
      ...texts,
      date: todayInMexico(),
      contract_id: contractId,
    }),
    checkMore: (values) => checkFiles(values, known),
    content: (values) => FILES.map((name) => fileFingerprint(values[name])),
    post: (request, idempotencyKey, values) => sendBillRequest(toFormData(request, values), idempotencyKey, onProgress),
  });

const checkFiles = (values: BillValues, known: readonly BillFileName[]): FieldError[] =>
  FILES.flatMap((field) => {
    const file = values[field];
    const code = file ? fileRefusal(file, BILL_FILE_MAX_BYTES) : known.includes(field) ? null : 'FILE.REQUIRED';
    return code ? [{ field, code }] : [];
  });

function toFormData(request: BillPurchase, values: BillValues): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(request)) form.set(name, text);
  for (const name of FILES) {
    const file = values[name];
    if (file) form.set(name, file);
  }
  return form;
}
