import { z } from 'zod';
import { accountInstalmentSchema, CONTRACT_KINDS, contractSummarySchema, partsSchema } from '../account/contracts.js';
import { fieldCode } from '../field-codes.js';

/*
 * What outside systems read under `/api/integrations/v1`. Amounts are MXN as decimal text, days YYYY-MM-DD in Mexico City.
 * Fields are added; none changes its meaning within v1.
 */

const amount = z.string().describe('MXN with two decimals');
const day = z.string().describe('YYYY-MM-DD');
const instant = z.iso.datetime();
const id = z.uuid();
const externalId = z.string().nullable().describe('What the calling client named it by a batch');

const MOST = 200;

/** One page after the other, by id: what was there at the first page comes once. */
const page = {
  after: z.uuid(fieldCode('ID.INVALID')).optional().describe('`next` of the page before'),
  limit: z.coerce
    .number(fieldCode('COUNT.OUT_OF_RANGE'))
    .int(fieldCode('COUNT.OUT_OF_RANGE'))
    .min(1, fieldCode('COUNT.OUT_OF_RANGE'))
    .max(MOST, fieldCode('COUNT.OUT_OF_RANGE'))
    .default(100),
};

const updatedSince = z.iso
  .datetime({ offset: true, error: fieldCode('DATE.INVALID'), abort: true })
  .refine((text) => /^20\d\d-/.test(text), fieldCode('DATE.INVALID'))
  .transform((text) => new Date(text))
  .optional()
  .describe('Changed since then, and in the minute before it: what was committed late is not missed');

const ownName = z.string().min(1, fieldCode('VALUE.INVALID')).max(100, fieldCode('VALUE.INVALID')).optional();
const ofContract = z.uuid(fieldCode('ID.INVALID')).optional();

const filters = { ...page, updatedSince, externalId: ownName };

export const apiCustomersQuerySchema = z.object(filters);
export const apiContractsQuerySchema = z.object({
  ...filters,
  customerId: z.uuid(fieldCode('ID.INVALID')).optional(),
  number: z.string().max(40, fieldCode('CONTRACT_NUMBER.INVALID')).optional(),
  state: z.enum(['active', 'paid_off'], fieldCode('CHOICE.UNKNOWN')).optional(),
});
export const apiMovementsQuerySchema = z.object({ ...filters, contractId: ofContract });
export const apiInvoicesQuerySchema = z.object({ ...filters, contractId: ofContract });
export const apiPoliciesQuerySchema = z.object({ ...filters, contractId: ofContract });

const taxProfile = z.object({
  id,
  rfc: z.string(),
  legalName: z.string(),
  personType: z.string(),
  regime: z.string().nullable().describe('c_RegimenFiscal of the SAT'),
  cfdiUse: z.string().nullable().describe('c_UsoCFDI of the SAT'),
  postalCode: z.string().nullable(),
});

export const apiCustomerSchema = z.object({
  id,
  externalId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  personType: z.string(),
  active: z.boolean(),
  registeredAt: instant.nullable().describe('Since when they have an account of their own'),
  taxProfiles: z.array(taxProfile),
  createdAt: instant,
  updatedAt: instant,
});
export type ApiCustomer = z.output<typeof apiCustomerSchema>;

const { shape: summary } = contractSummarySchema;

/** Where a contract stands today, as its holder sees it in their account. */
export const apiContractFiguresSchema = z.object({
  on: day,
  dueNow: amount.describe('Owed today: late interest to date included, money received before taken off'),
  overdue: amount.describe('What of it is late'),
  daysLate: summary.daysLate.describe('Of the oldest unpaid instalment'),
  outstandingCapital: summary.outstandingCapital.describe('Capital still owed; null of a pure lease'),
  unapplied: amount.describe('Received and owed for nothing yet; negative after money was taken back'),
  paidInstalments: summary.paidInstalments,
  totalInstalments: summary.totalInstalments,
  nextInstalment: summary.nextInstalment.describe('The next one to pay, overdue ones first; null once all is paid'),
});

export const apiContractSchema = z.object({
  id,
  externalId,
  number: z.string(),
  customerId: id,
  holder: summary.holder.nullable().describe('Only with the scope customers:read'),
  kind: z.enum(CONTRACT_KINDS),
  state: z.enum(['active', 'paid_off']),
  vehicle: z.string(),
  vin: z.string(),
  termMonths: z.int(),
  annualRatePercent: z.string(),
  principal: summary.principal,
  signedOn: day,
  firstDueOn: day,
  paidOffOn: day.nullable(),
  clabe: z.string().describe('Where transfers go'),
  paymentReference: z.string(),
  figures: apiContractFiguresSchema,
  createdAt: instant,
  updatedAt: instant.describe('Late interest grows by the day without a change'),
});
export type ApiContract = z.output<typeof apiContractSchema>;

export const apiContractDetailSchema = apiContractSchema.extend({ instalments: z.array(accountInstalmentSchema) });
export type ApiContractDetail = z.output<typeof apiContractDetailSchema>;

export const apiMovementSchema = z.object({
  id,
  externalId,
  contractId: id,
  contractNumber: z.string(),
  sequence: z.int().describe('1, 2, 3 … within the contract'),
  kind: z.string(),
  description: z.string(),
  valueOn: day.describe('From which it counts'),
  postedOn: day.describe('When it was written down'),
  standing: z.enum(['stands', 'reverses', 'reversed']),
  counterpart: z.int().nullable().describe('Sequence of the movement it takes back, or that took it back'),
  instalmentNumber: z.int().nullable(),
  amount: amount.describe('Charges positive, money received negative'),
  parts: partsSchema,
  unapplied: amount,
  dueBalance: amount.describe('Owed after it'),
  capitalBalance: amount.nullable(),
  reference: z.string(),
  createdAt: instant,
});
export type ApiMovement = z.output<typeof apiMovementSchema>;

export const apiInvoiceSchema = z.object({
  id,
  externalId,
  contractId: id,
  uuid: id.describe('Fiscal folio'),
  type: z.string(),
  series: z.string(),
  folio: z.string(),
  concept: z.string(),
  issuedAt: instant,
  subtotal: amount,
  vat: amount,
  total: amount,
  movementIds: z.array(id).describe('What it documents'),
  updatedAt: instant,
});
export type ApiInvoice = z.output<typeof apiInvoiceSchema>;

export const apiPolicySchema = z.object({
  id,
  externalId,
  contractId: id,
  insurer: z.string(),
  number: z.string(),
  coverage: z.string(),
  startsOn: day,
  endsOn: day,
  premium: amount.describe('MXN a year with VAT'),
  updatedAt: instant,
});
export type ApiPolicy = z.output<typeof apiPolicySchema>;

const next = z.uuid().nullable().describe('What to ask for as `after`; null at the end');
const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), next });

export const apiCustomersPageSchema = pageOf(apiCustomerSchema);
export const apiContractsPageSchema = pageOf(apiContractSchema);
export const apiMovementsPageSchema = pageOf(apiMovementSchema);
export const apiInvoicesPageSchema = pageOf(apiInvoiceSchema);
export const apiPoliciesPageSchema = pageOf(apiPolicySchema);

/** A page of records of one kind. */
export interface ApiPage<Row> {
  data: Row[];
  next: string | null;
}
