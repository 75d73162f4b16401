import {
  type FieldError,
  fiscalRegimesFor,
  personKindOf,
  personKindOfRfc,
  TAX_CERTIFICATE_MAX_BYTES,
  taxChangeRequestSchema,
  type TaxProfile,
} from '@flota/schemas';
import { askForTaxChange } from '../../api/account/tax-changes.js';
import { createAccountForm, fileFingerprint, fileRefusal } from '../forms/index.js';
import { sentAhead } from '../uploads/index.js';

export interface TaxChangeValues {
  legalName: string;
  rfc: string;
  regime: string;
  postalCode: string;
  /** The one PDF, or none yet. */
  certificate: readonly File[];
}

const PDF = new Set(['application/pdf']);

export const openTaxChangeForm = (profile: TaxProfile) =>
  createAccountForm({
    schema: taxChangeRequestSchema,
    toRequest: ({ certificate: _certificate, ...texts }: TaxChangeValues) => ({ ...texts, taxProfileId: profile.id }),
    checkMore: (values) => [...whatDoesNotFit(profile, values), ...certificateErrors(values)],
    content: ({ certificate }) => certificate.map(fileFingerprint),
    post: async (request, idempotencyKey, { certificate }) =>
      askForTaxChange({ ...request, certificate: await sentAhead('certificate', certificate) }, idempotencyKey),
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
  const [file] = certificate;
  const code = file ? fileRefusal(file, TAX_CERTIFICATE_MAX_BYTES, PDF) : 'FILE.REQUIRED';
  return code ? [{ field: 'certificate', code }] : [];
}
