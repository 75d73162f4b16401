import { addDays, todayInMexico } from '@flota/schemas';
import { dateColumn, type FieldCipher } from '@flota/records';
import { createHash } from 'node:crypto';
import type { Prisma, SigningRequest } from '../../generated/client.js';
import { demoPdf } from '../demo-pdf.js';
import type { FileStorage } from '../file-storage.js';
import { createStaffAccount } from './staff-account.factory.js';
import { createPrivateFile } from './stored-file.factory.js';
import { unique } from './unique.js';

interface SigningRequestOverrides extends Partial<Omit<Prisma.SigningRequestUncheckedCreateInput, 'signers'>> {
  contractId: string;
  /** What the document says. */
  line?: string;
  storage?: FileStorage | undefined;
}

/** A document that the contract's holder is asked to sign, in no provider's hands yet. */
export async function createSigningRequest(
  database: Prisma.TransactionClient,
  fieldCipher: FieldCipher,
  { contractId, line = unique(), makerId, storage, ...overrides }: SigningRequestOverrides,
): Promise<SigningRequest> {
  const content = demoPdf(line);
  const { id: documentFileId } = await createPrivateFile(database, {
    content,
    contentType: 'application/pdf',
    storage,
  });
  const { customer, taxProfile } = await database.contract.findUniqueOrThrow({
    where: { id: contractId },
    include: { customer: true, taxProfile: true },
  });
  const rfc = fieldCipher.decrypt(taxProfile.rfc, 'tax_profile.rfc');
  const signer = {
    role: 'customer' as const,
    position: 0,
    name: taxProfile.legalName,
    email: customer.email,
    rfc: fieldCipher.encrypt(rfc, 'signing.rfc'),
  };
  return database.signingRequest.create({
    data: {
      folio: `E-${unique().slice(0, 5)}-${unique().slice(-5)}`.toUpperCase(),
      title: 'Contrato de crédito',
      deadline: dateColumn(addDays(todayInMexico(), 10)),
      documentSha256: createHash('sha256').update(content).digest('hex'),
      ...overrides,
      contractId,
      documentFileId,
      makerId: makerId ?? (await createStaffAccount(database)).id,
      signers: { create: [signer] },
      events: { create: { kind: 'asked' } },
    },
  });
}
