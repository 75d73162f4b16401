import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import { type AdminAutomaticCharge, CHARGE_STAGES, dateOnly } from '@flota/schemas';
import { z } from 'zod';
import { ofHolder } from '../../../contracts/index.js';
import type { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy } from '../../../platform/resources/resource.js';
import { STAGE_ROWS, stageOf } from '../charges/charge-stage.js';

const include = {
  automaticPayment: {
    select: {
      folio: true,
      contract: { select: { id: true, number: true, customer: { select: { id: true, name: true, email: true } } } },
    },
  },
  payments: {
    select: { id: true, folio: true, amount: true, state: true, failureCode: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  },
} satisfies Prisma.AutomaticChargeInclude;

type Row = Prisma.AutomaticChargeGetPayload<{ include: typeof include }>;

/** What is charged by itself, with every attempt: made by workers, read by staff. */
export const automaticChargesResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row>({
    name: 'automatic-charges',
    allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'] },
    model: (database) => database.automaticCharge,
    include,
    search: {
      texts: ['automaticPayment.contract.searchText'],
      rfc: (rfc) => ({ automaticPayment: { contract: ofHolder(encryption, rfc) } }),
    },
    sort: sortedBy('chargeOn', 'dueOn', 'tries'),
    defaultOrder: { chargeOn: 'desc' },
    filters: {
      stage: z.enum(CHARGE_STAGES).transform((stage) => STAGE_ROWS[stage]),
      automaticPayment: z.uuid().transform((automaticPaymentId) => ({ automaticPaymentId })),
      contract: z.uuid().transform((contractId) => ({ automaticPayment: { contractId } })),
      chargeFrom: dateOnly.transform((day) => ({ chargeOn: { gte: dateColumn(day) } })),
      chargeTo: dateOnly.transform((day) => ({ chargeOn: { lte: dateColumn(day) } })),
    },
    present: ({ automaticPayment, payments, ...charge }): AdminAutomaticCharge => ({
      id: charge.id,
      automaticPaymentId: charge.automaticPaymentId,
      automaticPaymentFolio: automaticPayment.folio,
      contractId: automaticPayment.contract.id,
      contractNumber: automaticPayment.contract.number,
      customer: automaticPayment.contract.customer,
      stage: stageOf(charge),
      dueOn: dayOfColumn(charge.dueOn),
      chargeOn: dayOfColumn(charge.chargeOn),
      noticedAmount: charge.noticedAmount?.toFixed(2) ?? null,
      noticedAt: charge.noticedAt?.toISOString() ?? null,
      tries: charge.tries,
      nextAttemptAt: charge.nextAttemptAt?.toISOString() ?? null,
      failureCode: charge.failureCode,
      reason: charge.reason,
      lastError: charge.lastError,
      payments: payments.map(({ amount, createdAt, ...payment }) => ({
        ...payment,
        amount: amount.toFixed(2),
        createdAt: createdAt.toISOString(),
      })),
    }),
  });
