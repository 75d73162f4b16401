import { ContractDocumentKind, dayOfColumn, type Prisma } from '@flota/prisma';
import type { AdminLetter } from '@flota/schemas';
import { z } from 'zod';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy } from '../../platform/resources/resource.js';
import { ofHolder } from '../contract-holder.js';

const include = {
  contract: { select: { number: true, customer: { select: { id: true, name: true } } } },
} satisfies Prisma.ContractDocumentInclude;

type Row = Prisma.ContractDocumentGetPayload<{ include: typeof include }>;

/** What was issued, for who is asked on the telephone whether a letter is ours. */
export const lettersResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row>({
    name: 'letters',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      issue: ['care', 'finance'],
    },
    model: (database) => database.contractDocument,
    include,
    search: { texts: ['contract.searchText'], rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }) },
    palette: {
      by: 'folio',
      tell: ({ folio, contract }) => ({ title: folio, detail: `${contract.customer.name} · ${contract.number}` }),
    },
    sort: sortedBy('issuedAt'),
    defaultOrder: { issuedAt: 'desc' },
    filters: {
      kind: z.enum(ContractDocumentKind).transform((kind) => ({ kind })),
      folio: z.string().transform((folio) => ({ folio: folio.trim().toUpperCase() })),
      voided: z.boolean().transform((voided) => ({ voidedOn: voided ? { not: null } : null })),
      contractId: z.uuid().transform((contractId) => ({ contractId })),
    },
    present: ({
      contract,
      id,
      code,
      contractId,
      folio,
      kind,
      issuedAt,
      validUntil,
      voidedOn,
      voidReason,
      year,
    }): AdminLetter => ({
      id,
      folio,
      code,
      kind,
      year,
      contractId,
      contractNumber: contract.number,
      customer: contract.customer,
      issuedAt: issuedAt.toISOString(),
      validUntil: validUntil && dayOfColumn(validUntil),
      voidedOn: voidedOn && dayOfColumn(voidedOn),
      voidReason,
    }),
  });
