import { type Contract, dayOfColumn, type Invoice, type Prisma } from '@flota/prisma';
import type { AccountInvoice, AdminInvoice } from '@flota/schemas';
import { contractLabel, movementWords } from '../contracts/index.js';

type DescribedContract = Pick<Contract, 'number' | 'nickname' | 'kind' | 'termMonths'>;

/** What an invoice is shown with: the movements it documents. */
export const WITH_MOVEMENTS = {
  movements: {
    where: { removedAt: null },
    include: { movement: { include: { takenBackBy: { select: { id: true } } } } },
    orderBy: { movement: { sequence: 'asc' } },
  },
} satisfies Prisma.InvoiceInclude;

type Matched = Prisma.InvoiceGetPayload<{ include: typeof WITH_MOVEMENTS }>;

const common = (invoice: Invoice) => ({
  id: invoice.id,
  contractId: invoice.contractId,
  type: invoice.type,
  uuid: invoice.uuid,
  series: invoice.series,
  folio: invoice.folio,
  concept: invoice.concept,
  issuedAt: invoice.issuedAt.toISOString(),
  subtotal: invoice.subtotal.toFixed(2),
  vat: invoice.vat.toFixed(2),
  total: invoice.total.toFixed(2),
  cancelledAt: invoice.cancelledAt?.toISOString() ?? null,
});

const presentMovement = (contract: DescribedContract, { movement }: Matched['movements'][number]) => ({
  id: movement.id,
  description: movementWords(contract, movement),
  valueOn: dayOfColumn(movement.valueOn),
  amount: movement.amount.abs().toFixed(2),
  received: movement.kind === 'payment',
  takenBack: movement.takenBackBy !== null,
});

export const presentInvoice = (invoice: Matched & { contract: DescribedContract }): AccountInvoice => ({
  ...common(invoice),
  contractLabel: contractLabel(invoice.contract),
  movements: invoice.movements.map((link) => presentMovement(invoice.contract, link)),
});

export const presentAdminInvoice = (
  invoice: Matched & { contract: DescribedContract & { customer: { name: string } } },
): AdminInvoice => ({
  ...common(invoice),
  contractNumber: invoice.contract.number,
  customer: invoice.contract.customer.name,
  movements: invoice.movements.map((link) => ({
    ...presentMovement(invoice.contract, link),
    byRule: link.linkedById === null,
  })),
});
