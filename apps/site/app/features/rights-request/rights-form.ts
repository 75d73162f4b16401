import {
  rightsReceiptSchema,
  rightsRequestSchema,
  RIGHTS_FILE_MAX_BYTES,
  type FieldCode,
  type FieldError,
  type RightsRequest,
} from '@flota/schemas';
import { uploadApi } from '../../api/upload.js';
import { createSiteForm, fileFingerprint, fileRefusal } from '../forms/index.js';
import type { RightsValues } from './rights-fields.js';

const FILES = ['identification', 'power'] as const;

export const openRightsForm = (onProgress: (share: number) => void) =>
  createSiteForm({
    schema: rightsRequestSchema,
    toRequest,
    checkMore: checkFiles,
    content: (values: RightsValues) => wantedFiles(values).map((name) => fileFingerprint(values[name])),
    post: (request, idempotencyKey, values) =>
      uploadApi(onProgress).post('/api/rights-requests', toFormData(request, values), rightsReceiptSchema, {
        idempotencyKey,
      }),
  });

/** What only a representative fills in is left out for a holder, who may have changed their mind. */
function toRequest({ identification: _, power: __, ...values }: RightsValues): unknown {
  if (values.relation === 'representative') return values;
  const { representativeName: _name, representativePower: _power, ...holder } = values;
  return holder;
}

const wantedFiles = ({ relation }: RightsValues) =>
  FILES.filter((name) => name === 'identification' || relation === 'representative');

/** By what the browser knows before a byte is sent; the server judges the content. */
function checkFiles(values: RightsValues): FieldError[] {
  return wantedFiles(values).flatMap((field) => {
    const code = refusal(values[field]);
    return code ? [{ field, code }] : [];
  });
}

const refusal = (file: File | null): FieldCode | null =>
  file ? fileRefusal(file, RIGHTS_FILE_MAX_BYTES) : 'FILE.REQUIRED';

function toFormData(request: RightsRequest, values: RightsValues): FormData {
  const form = new FormData();
  form.set('request', JSON.stringify(request));
  for (const name of wantedFiles(values)) {
    const file = values[name];
    if (file) form.set(name, file);
  }
  return form;
}
