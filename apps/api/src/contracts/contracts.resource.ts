import { standingOn } from '@flota/finance';
import { ContractKind, ContractState, Prisma } from '@flota/prisma';
import { bookOf, dateColumn, dayOfColumn } from '@flota/records';
import {
  addDays,
  type AdminContract,
  type AdminContractDetail,
  ARREARS,
  type Arrears,
  todayInMexico,
} from '@flota/schemas';
import { z } from 'zod';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy } from '../platform/resources/resource.js';
import { presentInstalment } from './account/instalment.presenter.js';
import { contractCat } from './contract-cat.js';
import { maskedHolder, ofHolder } from './contract-holder.js';
import { vehicleLine } from './contract.texts.js';
import { PLAN_TITLES } from './contract.texts.js';
import { periodOf } from './policies/policies.service.js';

const { Decimal } = Prisma;

const parties = {
  customer: { select: { id: true, name: true, email: true } },
  taxProfile: true,
} satisfies Prisma.ContractInclude;

const unpaid = { charged: true, settledOn: null } satisfies Prisma.InstalmentWhereInput;
const include = {
  ...parties,
  instalments: { where: { settledOn: null }, orderBy: { dueOn: 'asc' } },
} satisfies Prisma.ContractInclude;
const includeOne = {
  ...parties,
  instalments: { orderBy: { number: 'asc' } },
  events: true,
  distributor: { select: { name: true } },
  policies: { orderBy: { endsOn: 'desc' } },
  documents: { orderBy: { issuedAt: 'desc' } },
} satisfies Prisma.ContractInclude;

type Row = Prisma.ContractGetPayload<{ include: typeof include }>;
type DetailedRow = Prisma.ContractGetPayload<{ include: typeof includeOne }>;

/** Contracts come in from the lender's books (`intake/`) and change by what is posted to them: staff edit nothing. */
export const contractsResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row>({
    name: 'contracts',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      create: ['finance'],
      import: ['finance'],
      'post-payment': ['finance'],
    },
    model: (database) => database.contract,
    include,
    includeOne,
    search: { texts: ['searchText'], rfc: (rfc) => ofHolder(encryption, rfc) },
    palette: {
      tell: (contract) => ({
        title: contract.number,
        detail: `${contract.customer.name} · ${vehicleLine(contract)}`,
      }),
    },
    sort: sortedBy('number', 'signedOn', 'outstandingCapital'),
    defaultOrder: { signedOn: 'desc' },
    filters: {
      state: z.enum(ContractState).transform((state) => ({ state })),
      kind: z.enum(ContractKind).transform((kind) => ({ kind })),
      customerId: z.uuid().transform((customerId) => ({ customerId })),
      overdue: z.boolean().transform((overdue) => {
        const late = { some: { ...unpaid, dueOn: { lt: dateColumn(todayInMexico()) } } };
        return { instalments: overdue ? late : { none: late.some } };
      }),
      arrears: z.enum(Object.keys(ARREARS) as Arrears[]).transform(inArrears),
    },
    present: (contract) => presentRow(encryption, contract),
    presentOne: (contract: DetailedRow) => presentDetail(encryption, contract),
  });

/** Contracts whose oldest charge that isn't paid fell due so long ago. */
function inArrears(age: Arrears): Prisma.ContractWhereInput {
  const { from, to } = ARREARS[age];
  const dayBefore = (days: number) => dateColumn(addDays(todayInMexico(), -days));
  const isDue = { lte: dayBefore(from), ...(to !== null && { gte: dayBefore(to) }) };
  const some: Prisma.ContractWhereInput = { instalments: { some: { ...unpaid, dueOn: isDue } } };
  if (to === null) return some;
  return { AND: [some, { instalments: { none: { ...unpaid, dueOn: { lt: dayBefore(to) } } } }] };
}

function presentRow(encryption: FieldEncryption, contract: Row): AdminContract {
  const hasCapital = contract.kind !== 'pure_lease';
  return {
    id: contract.id,
    number: contract.number,
    kind: contract.kind,
    planTitle: PLAN_TITLES[contract.kind],
    state: contract.state,
    customer: contract.customer,
    holder: maskedHolder(encryption, contract.taxProfile),
    vehicle: vehicleLine(contract),
    nickname: contract.nickname,
    vin: contract.vin,
    termMonths: contract.termMonths,
    annualRatePercent: contract.annualRatePercent.toString(),
    principal: hasCapital ? contract.principal.toFixed(2) : null,
    outstandingCapital: hasCapital ? contract.outstandingCapital.toFixed(2) : null,
    unapplied: contract.unapplied.toFixed(2),
    overdueSince: overdueSince(contract),
    due: Decimal.sum(0, ...openLines(contract).flatMap((line) => (line.charged ? missingOf(line) : []))).toFixed(2),
    next: nextOf(contract),
    paymentReference: contract.paymentReference,
    signedOn: dayOfColumn(contract.signedOn),
    paidOffOn: contract.paidOffOn && dayOfColumn(contract.paidOffOn),
  };
}

type Line = Row['instalments'][number];

/** By the schedule as it is kept: it tells contracts apart, and what is posted is worked out from the contract's life. */
const openLines = ({ instalments }: Pick<Row, 'instalments'>): Line[] =>
  instalments.filter(({ kind, settledOn }) => settledOn === null && kind !== 'purchase_option');

const missingOf = (line: Line): Prisma.Decimal =>
  line.total
    .plus(line.lateInterest)
    .plus(line.lateVat)
    .minus(Decimal.sum(line.paidCapital, line.paidInterest, line.paidRent, line.paidVat))
    .minus(Decimal.sum(line.paidLateInterest, line.paidLateVat));

function nextOf(contract: Pick<Row, 'instalments' | 'unapplied'>): AdminContract['next'] {
  const [line] = openLines(contract).filter(({ charged }) => !charged);
  if (!line) return null;
  const credit = Decimal.max(contract.unapplied, 0);
  return { dueOn: dayOfColumn(line.dueOn), missing: Decimal.max(missingOf(line).minus(credit), 0).toFixed(2) };
}

function overdueSince({ instalments }: Pick<Row, 'instalments'>): string | null {
  const days = instalments
    .filter(({ charged, settledOn }) => charged && settledOn === null)
    .map(({ dueOn }) => dayOfColumn(dueOn))
    .filter((day) => day < todayInMexico());
  return days.toSorted()[0] ?? null;
}

function presentDetail(encryption: FieldEncryption, contract: DetailedRow): AdminContractDetail {
  const today = todayInMexico();
  const position = standingOn(bookOf(contract, contract.events), today);
  return {
    ...presentRow(encryption, contract),
    firstDueOn: dayOfColumn(contract.firstDueOn),
    cat: contractCat(contract),
    clabe: contract.clabe,
    distributor: contract.distributor?.name ?? null,
    dueNow: position.dueNow,
    dueParts: position.due,
    credit: position.credit,
    missing: position.missing,
    payoffToday: position.payoff?.total ?? null,
    daysLate: position.daysLate,
    instalments: position.instalments.map((line) => presentInstalment(contract, line, today)),
    policies: contract.policies.map(({ id, insurer, number, ...period }) => ({
      id,
      insurer,
      number,
      ...periodOf(period),
    })),
    documents: contract.documents.map(({ id, folio, kind, issuedAt, voidedOn }) => ({
      id,
      folio,
      kind,
      issuedAt: issuedAt.toISOString(),
      voidedOn: voidedOn && dayOfColumn(voidedOn),
    })),
  };
}
