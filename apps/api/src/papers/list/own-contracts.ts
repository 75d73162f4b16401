import type { Contract } from '@flota/prisma';
import type { PaperFilter } from '@flota/schemas';
import { eachHolderOnce } from '../../contracts/index.js';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import type { PrismaService } from '../../platform/database/prisma.service.js';

/** A contract that papers are of. */
export interface OwnContract extends Pick<Contract, 'id' | 'number' | 'nickname' | 'kind' | 'termMonths'> {
  company: { id: string; legalName: string; rfc: string };
}

/** All of a customer's. */
export async function ownContracts(
  prisma: Pick<PrismaService, 'contract'>,
  encryption: FieldEncryption,
  customerId: string,
): Promise<OwnContract[]> {
  const contracts = await prisma.contract.findMany({
    where: { customerId },
    select: { id: true, number: true, nickname: true, kind: true, termMonths: true, taxProfile: true },
    orderBy: [{ signedOn: 'desc' }, { id: 'desc' }],
  });
  const holderOf = eachHolderOnce(encryption);
  return contracts.map(({ taxProfile, ...contract }) => ({
    ...contract,
    company: { id: taxProfile.id, ...holderOf(taxProfile) },
  }));
}

/** Those that a filter asks for: none where it names what is not the customer's. */
export const filteredContracts = (
  contracts: readonly OwnContract[],
  { company, contract }: Pick<PaperFilter, 'company' | 'contract'>,
): OwnContract[] =>
  contracts.filter(
    (own) => (company === undefined || own.company.id === company) && (contract === undefined || own.id === contract),
  );
