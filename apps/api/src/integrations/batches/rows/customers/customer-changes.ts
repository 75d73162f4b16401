import type { Prisma } from '@flota/prisma';
import { type CustomerRow, type FieldError, personKindOf, personTypeOf, taxChoiceErrors } from '@flota/schemas';

export const WITH_PROFILES = {
  taxProfiles: { include: { _count: { select: { contracts: true } } } },
} satisfies Prisma.CustomerInclude;

export type KnownCustomer = Prisma.CustomerGetPayload<{ include: typeof WITH_PROFILES }>;
type KnownProfile = KnownCustomer['taxProfiles'][number];

/** What a row changes of a customer who is there. */
export interface CustomerChanges {
  customer: Partial<Pick<KnownCustomer, 'email' | 'name' | 'phone' | 'personType'>>;
  /** Of the profile with the row's RFC; null where there is none yet. */
  profile: Partial<Pick<KnownProfile, 'legalName' | 'regime' | 'cfdiUse' | 'postalCode' | 'personType'>> | null;
}

const PERSONAL = ['email', 'name', 'phone'] as const;
const FISCAL = ['regime', 'cfdiUse', 'postalCode'] as const;

/** The fields that the row has and that are another's there. What it leaves out stays. */
function differing<Name extends string>(
  names: readonly Name[],
  row: Partial<Record<Name, string | undefined>>,
  there: Record<Name, string | null>,
): Partial<Record<Name, string>> {
  const changed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = row[name];
    if (value !== undefined && value !== there[name]) changed[name] = value;
  }
  return changed;
}

/**
 * What changes, or why it may not: whoever has registered looks after their own data, and a name that stands on contracts
 * changes by request, with the tax certificate.
 */
export function changesOf(
  row: CustomerRow,
  customer: KnownCustomer,
  profile: KnownProfile | undefined,
): CustomerChanges | FieldError[] {
  const personal = differing(PERSONAL, row, customer);
  if (!profile) return owned(customer, personal) ?? { customer: personal, profile: null };

  const fiscal = differing(FISCAL, row, profile);
  const legalName = differing(['legalName'], row, profile);
  const problems = owned(customer, { ...personal, ...fiscal, ...legalName });
  if (problems) return problems;
  if (legalName.legalName !== undefined && profile._count.contracts > 0) {
    return [{ field: 'legalName', code: 'NAME.BY_REQUEST' }];
  }
  const { regime, cfdiUse } = { ...profile, ...fiscal };
  const wrong = taxChoiceErrors(personKindOf(profile.personType), { regime: regime ?? '', cfdiUse: cfdiUse ?? '' });
  if ((fiscal.regime ?? fiscal.cfdiUse) !== undefined && wrong.length > 0) return wrong;

  const personType = personTypeOf({ rfc: row.rfc, regime });
  const turned = personType !== profile.personType ? { personType } : {};
  const follows = personKindOf(customer.personType) === personKindOf(personType) && personType !== customer.personType;
  return {
    customer: { ...personal, ...(fiscal.regime !== undefined && follows && { personType }) },
    profile: { ...fiscal, ...legalName, ...turned },
  };
}

const owned = ({ registeredAt }: KnownCustomer, changed: object): FieldError[] | null =>
  registeredAt && Object.keys(changed).length > 0
    ? Object.keys(changed).map((field) => ({ field, code: 'CUSTOMER.OWN_DATA' }))
    : null;

export const changesNothing = ({ customer, profile }: CustomerChanges): boolean =>
  Object.keys(customer).length === 0 && profile !== null && Object.keys(profile).length === 0;
