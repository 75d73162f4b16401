import type { FieldCipher } from '@flota/records';
import type { Prisma, TaxChange } from '../../generated/client.js';
import { createPrivateFile } from './stored-file.factory.js';
import { unique } from './unique.js';

interface TaxChangeOverrides extends Partial<
  Omit<Prisma.TaxChangeUncheckedCreateInput, 'taxProfileId' | 'rfc' | 'rfcIndex'>
> {
  taxProfileId: string;
  /** In clear; by default the profile's. */
  rfc?: string;
}

/** A request that waits: the same RFC under another name. Its certificate is no real PDF. */
export async function createTaxChange(
  database: Prisma.TransactionClient,
  fieldCipher: FieldCipher,
  { taxProfileId, rfc, fileId, ...overrides }: TaxChangeOverrides,
): Promise<TaxChange> {
  const profile = await database.taxProfile.findUniqueOrThrow({ where: { id: taxProfileId } });
  const content = Buffer.from(`%PDF-1.7\n% ${unique()}\nstartxref\n9\n%%EOF\n`);
  const file = fileId ?? (await createPrivateFile(database, { content, contentType: 'application/pdf' })).id;
  return database.taxChange.create({
    data: {
      taxProfileId,
      folio: `N-${unique()}`,
      legalName: `${profile.legalName} y Asociados`,
      regime: profile.regime ?? (profile.personType === 'moral' ? '601' : '612'),
      postalCode: profile.postalCode ?? '06600',
      formerName: profile.legalName,
      formerRfc: profile.rfc,
      formerRfcIndex: profile.rfcIndex,
      formerRegime: profile.regime,
      formerPostalCode: profile.postalCode,
      fileName: 'constancia.pdf',
      ...overrides,
      rfc: rfc ? fieldCipher.encrypt(rfc, 'tax_profile.rfc') : profile.rfc,
      rfcIndex: rfc ? fieldCipher.blindIndex(rfc, 'tax_profile.rfc') : profile.rfcIndex,
      fileId: file,
    },
  });
}
