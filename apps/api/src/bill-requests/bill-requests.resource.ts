import { BillRequestState, type Prisma } from '@flota/prisma';
import type { AdminBillRequest, AdminBillRequestRow } from '@flota/schemas';
import { z } from 'zod';
import { maskedHolder, ofHolder } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import {
  defineResource,
  type Resource,
  sortedBy,
  sortedByOptional,
  sortedWithin,
} from '../platform/resources/resource.js';
import { lateBills, timelyBills } from './bill-clock.js';
import { presentHandovers } from './handovers/handover.presenter.js';
import { maskedRfc, presentBillRequest, presentFormerFiles, WHOLE_REQUEST } from './bill-request.presenter.js';

const contract = {
  select: {
    number: true,
    nickname: true,
    taxProfile: true,
    customer: { select: { id: true, name: true, email: true } },
  },
};
const include = { ...WHOLE_REQUEST, contract } satisfies Prisma.BillRequestInclude;

const OVER: BillRequestState[] = ['rejected', 'delivered'];

type Row = Prisma.BillRequestGetPayload<{ include: typeof include }>;

/** Requests are made by customers: staff read them, and move them on by an action of its own. */
export const billRequestsResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row>({
    name: 'bill-requests',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      state: ['care'],
      correction: ['care'],
      handover: ['care'],
      reveal: ['care'],
      'read-file': ['care'],
    },
    model: (database) => database.billRequest,
    include,
    search: { texts: ['searchText'], rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }) },
    palette: {
      tell: ({ folio, contract }) => ({ title: folio, detail: `${contract.customer.name} · ${contract.number}` }),
    },
    sort: {
      ...sortedBy('createdAt', 'updatedAt', 'name'),
      ...sortedWithin('createdAt', 'state'),
      ...sortedByOptional('stepDueAt'),
    },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(BillRequestState).transform((state) => ({ state })),
      open: z.boolean().transform((open) => ({ state: open ? { notIn: OVER } : { in: OVER } })),
      late: z.boolean().transform((late) => (late ? lateBills() : timelyBills())),
      customerId: z.uuid().transform((customerId) => ({ contract: { customerId } })),
    },
    present: (request): AdminBillRequestRow => ({
      id: request.id,
      folio: request.folio,
      state: request.state,
      name: request.name,
      customer: request.contract.customer,
      contractId: request.contractId,
      contractNumber: request.contract.number,
      distributor: request.distributor?.name ?? null,
      stepDueAt: request.stepDueAt?.toISOString() ?? null,
      createdAt: request.createdAt.toISOString(),
      updatedAt: request.updatedAt.toISOString(),
    }),
    presentOne: (request): AdminBillRequest => {
      const { form, handover: _, ...shown } = presentBillRequest(request, maskedRfc(encryption, request));
      const { customer, number: contractNumber } = request.contract;
      return {
        ...shown,
        form: { ...form, contract_id: request.contractId, customer_id: customer.id },
        customer,
        contractNumber,
        stepDueAt: request.stepDueAt?.toISOString() ?? null,
        formerFiles: presentFormerFiles(request),
        handovers: presentHandovers(encryption, request.handovers),
        holder: maskedHolder(encryption, request.contract.taxProfile),
        updatedAt: request.updatedAt.toISOString(),
      };
    },
  });
