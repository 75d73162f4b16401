import { type Customer, dayOfColumn, type TaxProfile as TaxProfileRow } from '@flota/prisma';
import type { AccountProfile, TaxProfile } from '@flota/schemas';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';

type TaxProfileWithContracts = TaxProfileRow & { contracts: { number: string }[] };

interface ProfileFacts {
  customer: Customer & { taxProfiles: TaxProfileWithContracts[] };
  pendingEmail: string | null;
  emailBounces: boolean;
  recoveryCodesLeft: number;
}

/** The RFC in full: it is its owner who reads it. */
export function presentTaxProfile(encryption: FieldEncryption, profile: TaxProfileWithContracts): TaxProfile {
  const { id, legalName, personType, regime, cfdiUse, postalCode, borderRegionUntil } = profile;
  return {
    id,
    legalName,
    personType,
    regime,
    cfdiUse,
    postalCode,
    borderRegionUntil: borderRegionUntil && dayOfColumn(borderRegionUntil),
    rfc: encryption.decrypt(profile.rfc, 'tax_profile.rfc'),
    contracts: profile.contracts.map(({ number }) => number),
    locked: profile.contracts.length > 0,
  };
}

export function presentProfile(encryption: FieldEncryption, facts: ProfileFacts): AccountProfile {
  const { customer, pendingEmail, emailBounces, recoveryCodesLeft } = facts;
  const { id, name, email, phone, personType, totpConfirmedAt: since } = customer;
  return {
    id,
    name,
    email,
    pendingEmail,
    emailBounces,
    phone,
    personType,
    secondFactor: { on: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft },
    taxProfiles: customer.taxProfiles.map((profile) => presentTaxProfile(encryption, profile)),
  };
}
