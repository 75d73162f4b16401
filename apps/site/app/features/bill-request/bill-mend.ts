import {
  type AccountBillRequest,
  BILL_FILE_MAX_BYTES,
  BILL_FILES,
  BILL_TEXTS,
  type BillCorrection,
  type BillFile,
  billMendSchema,
  type FieldError,
  mendable,
  personKindOfRfc,
} from '@flota/schemas';
import { mendBillRequest } from '../../api/account/bill-requests.js';
import { createAccountForm, fileFingerprint, fileRefusal } from '../forms/index.js';
import { namesOfFiles } from './bill-form.js';
import type { BillValues } from './bill-values.js';

interface Mending {
  request: AccountBillRequest;
  correction: BillCorrection;
}

export const openBillMend = ({ request, correction }: Mending) => {
  const parts = mendable(correction.items);
  return createAccountForm({
    schema: billMendSchema,
    toRequest: (values: BillValues) => ({
      correction_id: correction.id,
      ...Object.fromEntries(BILL_TEXTS.filter((part) => parts.has(part)).map((part) => [part, values[part]])),
    }),
    checkMore: (values) => checkFiles(values, { request, correction }),
    content: (values) => BILL_FILES.map((part) => values[part].map(fileFingerprint)),
    post: async (texts, idempotencyKey, values) =>
      mendBillRequest({ ...texts, ...(await namesOfFiles(values)) }, idempotencyKey),
  });
};

/** Every file that is asked for, and the other side where the former one does not go with it. */
function checkFiles(values: BillValues, { request, correction }: Mending): FieldError[] {
  const asked = correction.items.map(({ field }) => field);
  const isThere = (part: BillFile) => values[part].length > 0 || request.files.some(({ purpose }) => purpose === part);
  return BILL_FILES.flatMap((field): FieldError[] => {
    const [code] = values[field].map((file) => fileRefusal(file, BILL_FILE_MAX_BYTES)).filter((each) => each !== null);
    if (code) return [{ field, code }];
    if (asked.includes(field) && values[field].length === 0) return [{ field, code: 'FILE.REQUIRED' }];
    // A PDF may have both sides: the server looks.
    const isPicture = values.docs.some(({ type }) => type.startsWith('image/'));
    const isMissing = field === 'docs_back' && isPicture && !isThere('docs_back');
    return isMissing && personKindOfRfc(request.form.rfc) === 'fisica' ? [{ field, code: 'FILE.BACK_REQUIRED' }] : [];
  });
}
