import { dateColumn, PaymentPromiseState, type Prisma } from '@flota/prisma';
import {
  addDays,
  ARREARS,
  type Arrears,
  COLLECTION_ACTIONS,
  COLLECTION_RANKS,
  type CollectionAction,
  type CollectionRank,
  todayInMexico,
} from '@flota/schemas';
import { z } from 'zod';
import { ofHolder } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import type { Database } from '../platform/database/prisma.service.js';
import {
  defineResource,
  type ModelDelegate,
  type Resource,
  sortedBy,
  sortedByOptional,
} from '../platform/resources/resource.js';
import { presentCase, WITH_STANDING } from './collection.presenter.js';
import type { CollectionDetails } from './collection-details.js';
import { presentDetail } from './collection-detail.presenter.js';

const refused = () => Promise.reject(new Error('Cases follow from what is owed; what is done about it has routes'));

/** The list is of contracts that are behind; one record is any contract, as it may have been paid since it was listed. */
const cases =
  (details: CollectionDetails) =>
  (database: Database): ModelDelegate => ({
    fields: database.collectionCase.fields,
    findMany: (args) => database.collectionCase.findMany(args),
    findUnique: (args) => details.find((args as { where: { contractId: string } }).where.contractId),
    count: (args) => database.collectionCase.count(args),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
  });

/** What the desk of collections works through. */
export const collectionsResource = (details: CollectionDetails, encryption: FieldEncryption): Resource =>
  // One record is not a row of the list with more to it, but a contract.
  defineResource<object>({
    name: 'collections',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      work: ['care', 'finance'],
      stop: ['care', 'finance'],
      // Whose data leave the house is finance's to say.
      'hand-over': ['finance'],
      // Whoever makes the calls doesn't take away what protects from them.
      'lift-stop': ['finance'],
    },
    model: cases(details),
    key: { column: 'contractId', schema: z.uuid() },
    include: WITH_STANDING,
    search: {
      texts: ['contract.searchText', 'contract.customer.searchText'],
      rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }),
    },
    sort: { ...sortedBy('urgency', 'overdueSince', 'overdueAmount'), ...sortedByOptional('actionOn') },
    defaultOrder: { urgency: 'asc' },
    filters: {
      arrears: z.enum(Object.keys(ARREARS) as Arrears[]).transform(ofAge),
      assignedTo: z
        .union([z.uuid(), z.literal('nobody')])
        .transform((id) => ({ assignedToId: id === 'nobody' ? null : id })),
      agency: z.union([z.uuid(), z.literal('any'), z.literal('none')]).transform(withAgency),
      promise: z.enum(PaymentPromiseState).transform((promiseState) => ({ promiseState })),
      action: z.enum(COLLECTION_ACTIONS).transform(plannedFor),
      rank: z.enum(Object.keys(COLLECTION_RANKS) as CollectionRank[]).transform(ofRank),
      customerId: z.uuid().transform((customerId) => ({ contract: { customerId } })),
    },
    present: presentCase,
    presentOne: presentDetail,
  });

/** As `arrears` of contracts has it. */
function ofAge(age: Arrears): Prisma.CollectionCaseWhereInput {
  const { from, to } = ARREARS[age];
  const dayBefore = (days: number) => dateColumn(addDays(todayInMexico(), -days));
  return { overdueSince: { lte: dayBefore(from), ...(to !== null && { gte: dayBefore(to) }) } };
}

/** Whichever it is, one, or the lender's own staff. */
const withAgency = (agency: string): Prisma.CollectionCaseWhereInput => {
  if (agency === 'none') return { agencyId: null };
  return { agencyId: agency === 'any' ? { not: null } : agency };
};

/** A range, which the list's own index has. */
function ofRank(rank: CollectionRank): Prisma.CollectionCaseWhereInput {
  const first = COLLECTION_RANKS[rank];
  return { urgency: { gte: first, lt: String(Number(first) + 1) } };
}

function plannedFor(when: CollectionAction): Prisma.CollectionCaseWhereInput {
  const today = dateColumn(todayInMexico());
  if (when === 'none') return { actionOn: null };
  return { actionOn: when === 'due' ? { lte: today } : { gt: today } };
}
