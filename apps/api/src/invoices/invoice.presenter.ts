import type { Contract, Invoice } from '@flota/prisma';
import type { AccountInvoice, AdminInvoice } from '@flota/schemas';
import { contractLabel } from '../contracts/index.js';

type NamedContract = Pick<Contract, 'number' | 'nickname'>;

const figures = ({ subtotal, vat, total }: Invoice) => ({
  subtotal: subtotal.toFixed(2),
  vat: vat.toFixed(2),
  total: total.toFixed(2),
});

export const presentInvoice = (invoice: Invoice & { contract: NamedContract }): AccountInvoice => ({
  id: invoice.id,
  contractId: invoice.contractId,
  contractLabel: contractLabel(invoice.contract),
  type: invoice.type,
  uuid: invoice.uuid,
  series: invoice.series,
  folio: invoice.folio,
  concept: invoice.concept,
  issuedAt: invoice.issuedAt.toISOString(),
  ...figures(invoice),
});

export const presentAdminInvoice = (
  invoice: Invoice & { contract: NamedContract & { customer: { name: string } } },
): AdminInvoice => ({
  id: invoice.id,
  contractId: invoice.contractId,
  contractNumber: invoice.contract.number,
  customer: invoice.contract.customer.name,
  type: invoice.type,
  uuid: invoice.uuid,
  series: invoice.series,
  folio: invoice.folio,
  concept: invoice.concept,
  issuedAt: invoice.issuedAt.toISOString(),
  ...figures(invoice),
});
