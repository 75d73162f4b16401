import type { Prisma } from '@flota/prisma';
import { type AdminIssuedCfdi, type CancellationMotive } from '@flota/schemas';
import { cfdiContentSchema } from '../cfdi/cfdi-content.js';

const person = { select: { id: true, name: true } } as const;

/** What a document is shown with. */
export const WHOLE_ISSUED = {
  contract: { select: { number: true, customer: { select: { name: true } } } },
  invoice: { select: { uuid: true } },
  replaces: { select: { id: true, series: true, folio: true } },
  cancellations: { include: { maker: person, checker: person }, orderBy: { createdAt: 'desc' } },
} satisfies Prisma.IssuedCfdiInclude;

type WholeIssued = Prisma.IssuedCfdiGetPayload<{ include: typeof WHOLE_ISSUED }>;

export const presentIssued = (row: WholeIssued): AdminIssuedCfdi => ({
  id: row.id,
  contractId: row.contractId,
  contractNumber: row.contract.number,
  customer: row.contract.customer.name,
  type: row.type,
  series: row.series,
  folio: String(row.folio),
  concept: conceptOf(row.content),
  subtotal: row.subtotal.toFixed(2),
  vat: row.vat.toFixed(2),
  total: row.total.toFixed(2),
  state: row.state,
  sentAt: row.sentAt?.toISOString() ?? null,
  failureCode: row.failureCode,
  lastError: row.lastError,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  stampedAt: row.stampedAt?.toISOString() ?? null,
  invoiceId: row.invoiceId,
  uuid: row.invoice?.uuid ?? null,
  replaces: row.replaces && { id: row.replaces.id, folio: `${row.replaces.series} ${row.replaces.folio}` },
  cancellations: row.cancellations.map((cancellation) => ({
    id: cancellation.id,
    state: cancellation.state,
    motive: cancellation.motive as CancellationMotive, // a constraint of the table
    reason: cancellation.reason,
    maker: cancellation.maker,
    checker: cancellation.checker,
    failureCode: cancellation.failureCode,
    lastError: cancellation.lastError,
    createdAt: cancellation.createdAt.toISOString(),
    askedAt: cancellation.askedAt?.toISOString() ?? null,
    decidedAt: cancellation.decidedAt?.toISOString() ?? null,
  })),
});

function conceptOf(stored: Prisma.JsonValue): string {
  const content = cfdiContentSchema.parse(stored);
  if (content.type !== 'payment') return content.lines.map(({ description }) => description).join('; ');
  const count = content.invoices.length;
  return count === 1 ? 'Pago de una factura' : `Pago de ${count} facturas`;
}
