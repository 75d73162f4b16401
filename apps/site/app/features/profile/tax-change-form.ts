import {
  type FieldError,
  fiscalRegimesFor,
  personKindOf,
  personKindOfRfc,
  TAX_CERTIFICATE_MAX_BYTES,
  type TaxChangeRequest,
  taxChangeRequestSchema,
  type TaxProfile,
} from '@flota/schemas';
import { askForTaxChange } from '../../api/account/tax-changes.js';
import { createAccountForm, fileFingerprint, fileRefusal } from '../forms/index.js';

export interface TaxChangeValues {
  legalName: string;
  rfc: string;
  regime: string;
  postalCode: string;
  certificate: File | null;
}

const PDF = new Set(['application/pdf']);

export const openTaxChangeForm = (profile: TaxProfile, onProgress: (share: number) => void) =>
  createAccountForm({
    schema: taxChangeRequestSchema,
    toRequest: ({ certificate: _certificate, ...texts }: TaxChangeValues) => ({ ...texts, taxProfileId: profile.id }),
    checkMore: (values) => [...whatDoesNotFit(profile, values), ...certificateErrors(values)],
    content: ({ certificate }) => fileFingerprint(certificate),
    post: (request, idempotencyKey, { certificate }) =>
      askForTaxChange(toFormData(request, certificate), idempotencyKey, onProgress),
  });

/** What the API would refuse, said before the file is sent. */
function whatDoesNotFit(profile: TaxProfile, { legalName, rfc, regime, postalCode }: TaxChangeValues): FieldError[] {
  const asked = rfc.replace(/[\s-]/g, '').toUpperCase();
  const isSame =
    legalName.trim() === profile.legalName &&
    asked === profile.rfc &&
    regime === profile.regime &&
    postalCode.trim() === profile.postalCode;
  if (isSame) return [{ field: 'legalName', code: 'TAX_DATA.UNCHANGED' }];
  const errors: FieldError[] = [];
  if (personKindOfRfc(asked) !== personKindOfRfc(profile.rfc) && asked.length >= 12) {
    errors.push({ field: 'rfc', code: 'RFC.OTHER_PERSON' });
  }
  if (regime && !fiscalRegimesFor(personKindOf(profile.personType)).some(({ code }) => code === regime)) {
    errors.push({ field: 'regime', code: 'REGIME.NOT_FOR_PERSON' });
  }
  return errors;
}

function certificateErrors({ certificate }: TaxChangeValues): FieldError[] {
  const code = certificate ? fileRefusal(certificate, TAX_CERTIFICATE_MAX_BYTES, PDF) : 'FILE.REQUIRED';
  return code ? [{ field: 'certificate', code }] : [];
}

function toFormData(request: TaxChangeRequest, certificate: File | null): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(request)) form.set(name, text);
  if (certificate) form.set('certificate', certificate);
  return form;
}
