import { formatMoney } from '@flota/figures';
import { PaymentProvider, PaymentState, type Prisma } from '@flota/prisma';
import { addDays, type AdminPayment, dateOnly, instantInMexico } from '@flota/schemas';
import { z } from 'zod';
import { ofHolder } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import {
  defineResource,
  type Resource,
  sortedBy,
  sortedByOptional,
  sortedWithin,
} from '../platform/resources/resource.js';
import { reversedOn, TAKEN_BACK } from './payment.presenter.js';

const include = {
  account: { select: { label: true } },
  contractEvents: TAKEN_BACK,
  contract: { select: { number: true, customer: { select: { id: true, name: true, email: true } } } },
} satisfies Prisma.PaymentInclude;

type Row = Prisma.PaymentGetPayload<{ include: typeof include }>;

/** Payments are made by customers, and decided by providers or posted with the contract: here staff read them. */
export const paymentsResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row>({
    name: 'payments',
    allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], import: ['finance'] },
    model: (database) => database.payment,
    include,
    search: { texts: ['searchText'], rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }) },
    palette: {
      tell: ({ folio, amount, contract }) => ({
        title: folio,
        detail: `${formatMoney(amount.toFixed(2))} · ${contract.customer.name} · ${contract.number}`,
      }),
    },
    sort: {
      ...sortedBy('createdAt', 'amount'),
      ...sortedByOptional('paidAt'),
      ...sortedWithin('createdAt', 'state'),
    },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(PaymentState).transform((state) => ({ state })),
      provider: z.enum(PaymentProvider).transform((provider) => ({ provider })),
      contract: z.uuid().transform((contractId) => ({ contractId })),
      createdFrom: dateOnly.transform((day) => ({ createdAt: { gte: instantInMexico(day) } })),
      createdTo: dateOnly.transform((day) => ({ createdAt: { lt: instantInMexico(addDays(day, 1)) } })),
    },
    present: (payment): AdminPayment => ({
      id: payment.id,
      folio: payment.folio,
      contractId: payment.contractId,
      contractNumber: payment.contract.number,
      customer: payment.contract.customer,
      kind: payment.kind,
      amount: payment.amount.toFixed(2),
      provider: payment.provider,
      providerReference: payment.providerReference,
      providerAccount: payment.account?.label ?? null,
      state: payment.state,
      failureCode: payment.failureCode,
      reversedOn: reversedOn(payment),
      createdAt: payment.createdAt.toISOString(),
      expiresAt: payment.expiresAt.toISOString(),
      paidAt: payment.paidAt?.toISOString() ?? null,
    }),
  });
