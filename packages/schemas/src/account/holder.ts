import { z } from 'zod';
import { ownRfcSchema, postalCodeSchema } from '../identifiers/index.js';
import { personNameSchema } from '../person-name.js';
import { phoneSchema } from '../phone.js';
import { emailSchema } from '../primitives.js';
import { personKindOfRfc } from './identity.js';
import { taxChoiceErrors } from './sat-catalogs.js';

interface TaxChoice {
  rfc: string;
  regime?: string | undefined;
  cfdiUse?: string | undefined;
}

/** Whoever holds contracts, as other systems know them. What is left out of the tax data the customer fills in. */
export const holderFields = {
  name: personNameSchema,
  /** As on the tax certificate; by default the name. */
  legalName: personNameSchema.optional(),
  /** Of a person or a company, which its length tells. The public's RFC is nobody's in particular. */
  rfc: ownRfcSchema,
  email: emailSchema,
  phone: phoneSchema.optional(),
  regime: z.string().optional(),
  cfdiUse: z.string().optional(),
  postalCode: postalCodeSchema.optional(),
};

/** That régimen and use go with the person and with each other, where one of them was said. */
export function checkTaxChoice({ rfc, regime, cfdiUse }: TaxChoice, context: z.RefinementCtx): void {
  if (regime === undefined && cfdiUse === undefined) return;
  for (const { field, code } of taxChoiceErrors(personKindOfRfc(rfc), {
    regime: regime ?? '',
    cfdiUse: cfdiUse ?? '',
  })) {
    context.addIssue({ code: 'custom', path: [field], message: code });
  }
}
