import { dateColumn, dayOfColumn, PrivacyRight, type Prisma, RightsRequestState } from '@flota/prisma';
import { type AdminRightsRequest, rightsRequestWriteSchema, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy, sortedWithin } from '../platform/resources/resource.js';

const include = {
  files: { include: { file: true }, orderBy: { purpose: 'asc' } },
} satisfies Prisma.RightsRequestInclude;

type Row = Prisma.RightsRequestGetPayload<{ include: typeof include }>;

const OPEN: RightsRequestState[] = ['received', 'in_review'];

const overdueFilter = z.boolean().transform((overdue) => {
  const late = { state: { in: OPEN }, dueOn: { lt: dateColumn(todayInMexico()) } };
  return overdue ? late : { NOT: late };
});

/** Requests are made by visitors: staff read them, and note what was answered. */
export const rightsRequestsResource = defineResource<Row, typeof rightsRequestWriteSchema>({
  name: 'rights-requests',
  allow: { list: ['care', 'auditor'], show: ['care', 'auditor'], edit: ['care'], 'read-file': ['care'] },
  model: (database) => database.rightsRequest,
  include,
  search: { texts: ['searchText'] },
  palette: { tell: ({ folio, holderName }) => ({ title: folio, detail: holderName }) },
  sort: { ...sortedBy('createdAt', 'dueOn'), ...sortedWithin('dueOn', 'state') },
  defaultOrder: { dueOn: 'asc' },
  filters: {
    state: z.enum(RightsRequestState).transform((state) => ({ state })),
    right: z.enum(PrivacyRight).transform((right) => ({ right })),
    overdue: overdueFilter,
  },
  present: (request): AdminRightsRequest => ({
    id: request.id,
    folio: request.folio,
    right: request.right,
    holderName: request.holderName,
    address: request.address,
    phone: request.phone,
    email: request.email,
    relation: request.relation as AdminRightsRequest['relation'],
    representativeName: request.representativeName,
    representativePower: request.representativePower as AdminRightsRequest['representativePower'],
    idKind: request.idKind as AdminRightsRequest['idKind'],
    description: request.description,
    detail: request.detail,
    requestedOn: dayOfColumn(request.requestedOn),
    dueOn: dayOfColumn(request.dueOn),
    state: request.state,
    notes: request.notes,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    files: request.files.map(({ purpose, name, file: { contentType, size } }) => ({
      purpose: purpose as AdminRightsRequest['files'][number]['purpose'],
      name,
      contentType,
      size,
    })),
  }),
  write: {
    schema: rightsRequestWriteSchema,
    // Opened again, it is as unanswered as before; noted again, it was answered when it was answered.
    toData: ({ state, notes }, { current }) => ({
      state,
      notes,
      answeredAt: OPEN.includes(state) ? null : (current?.answeredAt ?? new Date()),
    }),
  },
});
