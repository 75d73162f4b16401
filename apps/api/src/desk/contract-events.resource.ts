import { ContractEventType, dayOfColumn, type Prisma } from '@flota/prisma';
import type { AdminContractEvent } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../platform/resources/resource.js';

const number = { select: { number: true } } as const;
const include = {
  contract: number,
  toContract: number,
  counterpart: { select: { contract: number } },
  enteredBy: { select: { id: true, name: true, email: true } },
  payment: { select: { provider: true } },
  reversedBy: { select: { reversedBy: { select: { id: true } } } },
  reverses: { select: { id: true, type: true, amount: true, valueOn: true } },
} satisfies Prisma.ContractEventInclude;

type Row = Prisma.ContractEventGetPayload<{ include: typeof include }>;

/** What happened to contracts' money, with its two dates and who entered it: nobody changes it. */
export const contractEventsResource = defineResource<Row>({
  name: 'contract-events',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'] },
  model: (database) => database.contractEvent,
  include,
  sort: sortedBy('valueOn', 'enteredAt'),
  defaultOrder: { enteredAt: 'desc' },
  filters: {
    contractId: z.uuid().transform((contractId) => ({ contractId })),
    type: z.enum(ContractEventType).transform((type) => ({ type })),
  },
  present: (event): AdminContractEvent => ({
    id: event.id,
    contractId: event.contractId,
    contractNumber: event.contract.number,
    type: event.type,
    valueOn: dayOfColumn(event.valueOn),
    enteredOn: dayOfColumn(event.enteredOn),
    enteredAt: event.enteredAt.toISOString(),
    amount: event.amount?.toFixed(2) ?? null,
    instalment: event.instalment,
    reference: event.reference,
    reason: event.reason,
    enteredBy: event.enteredBy,
    // A reversal may have been taken back in its turn, and what took it back is never taken back itself.
    stands: event.reversedBy.every(({ reversedBy }) => reversedBy.length > 0),
    reverses: event.reverses && {
      ...event.reverses,
      amount: event.reverses.amount?.toFixed(2) ?? null,
      valueOn: dayOfColumn(event.reverses.valueOn),
    },
    otherContractNumber: event.toContract?.number ?? event.counterpart?.contract.number ?? null,
    isTransfer:
      isReceipt(event) && event.counterpartId === null && (event.payment?.provider ?? 'transfer') === 'transfer',
  }),
});

const isReceipt = ({ type }: Row): boolean =>
  type === 'payment' || type === 'prepayment' || type === 'payoff' || type === 'purchase_option';
