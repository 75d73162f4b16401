import {
  personKindOf,
  personKindOfRfc,
  TAX_CERTIFICATE_MAX_BYTES,
  type TaxChangeRequest,
  taxChangeRequestSchema,
  fiscalRegimesFor,
  type FieldError,
} from '@flota/schemas';
import type { TaxProfile } from '@flota/prisma';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import type { SentFile } from '../platform/uploads/checked-file.js';
import { readForm } from '../platform/uploads/sent-form.js';

export interface TaxChangeForm {
  asked: TaxChangeRequest;
  certificate: SentFile | undefined;
}

const SHAPE = {
  fields: Object.keys(taxChangeRequestSchema.shape) as (keyof TaxChangeRequest)[],
  maxFieldBytes: 2 * 1024,
  files: { certificate: 1 },
  maxFileBytes: TAX_CERTIFICATE_MAX_BYTES,
} as const;

/** Reads the request with its certificate, and checks its texts. */
export async function readTaxChangeForm(request: FastifyRequest): Promise<TaxChangeForm> {
  const { fields, files } = await readForm(request, SHAPE);
  const result = taxChangeRequestSchema.safeParse(fields);
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  return { asked: result.data, certificate: files.certificate[0] };
}

export function requireCertificate(certificate: SentFile | undefined): SentFile {
  if (certificate) return certificate;
  throw ProblemException.invalid([{ field: 'certificate', code: 'FILE.REQUIRED' }]);
}

/** @param rfc the profile's, in clear */
export function taxChangeErrors(profile: TaxProfile, rfc: string, asked: TaxChangeRequest): FieldError[] {
  // A person that becomes a company is somebody else: the contract would have to pass to them.
  if (personKindOfRfc(asked.rfc) !== personKindOfRfc(rfc)) return [{ field: 'rfc', code: 'RFC.OTHER_PERSON' }];
  if (!fiscalRegimesFor(personKindOf(profile.personType)).some(({ code }) => code === asked.regime)) {
    return [{ field: 'regime', code: 'REGIME.NOT_FOR_PERSON' }];
  }
  const isSame =
    asked.rfc === rfc &&
    asked.legalName === profile.legalName &&
    asked.regime === profile.regime &&
    asked.postalCode === profile.postalCode;
  return isSame ? [{ field: 'legalName', code: 'TAX_DATA.UNCHANGED' }] : [];
}
