import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import {
  accountInstalmentSchema,
  apiContractDetailSchema,
  apiContractFiguresSchema,
  apiContractSchema,
  apiContractsPageSchema,
  apiCustomerSchema,
  apiCustomersPageSchema,
  apiInvoiceSchema,
  apiInvoicesPageSchema,
  apiMovementSchema,
  apiMovementsPageSchema,
  apiPoliciesPageSchema,
  apiPolicySchema,
  BATCH_ROWS,
  batchResultsSchema,
  batchSchema,
  batchSummarySchema,
  callingClientSchema,
  changesPageSchema,
  partsSchema,
  rowResultSchema,
  tokenGrantSchema,
  tokenRefusalSchema,
  tokenRequestSchema,
  toldEventSchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { serveDocument } from '../../../platform/open-api/open-api.js';
import { partOfApi } from '../../../platform/open-api/part-of-api.js';
import { jsonSchemaOf, type Side } from '../../../platform/open-api/zod-schemas.js';

const PREFIX = '/api/integrations/v1/';

const DESCRIPTION = `What outside systems read of a lender and bring to it. A call bears an API key (\`Authorization: Bearer flota_…\`) or a token
got for one. Amounts are MXN as decimal strings, rates percent as decimal strings, days YYYY-MM-DD in Mexico City. Errors are RFC 9457
problem details with a stable \`code\`. Fields are added within v1; none changes its meaning. Unknown ones are to be ignored.`;

/** By what a generated client calls them. */
const ANSWERED = {
  Client: callingClientSchema,
  Customer: apiCustomerSchema,
  CustomersPage: apiCustomersPageSchema,
  Contract: apiContractSchema,
  ContractDetail: apiContractDetailSchema,
  ContractFigures: apiContractFiguresSchema,
  ContractsPage: apiContractsPageSchema,
  Instalment: accountInstalmentSchema,
  Parts: partsSchema,
  Movement: apiMovementSchema,
  MovementsPage: apiMovementsPageSchema,
  Invoice: apiInvoiceSchema,
  InvoicesPage: apiInvoicesPageSchema,
  Policy: apiPolicySchema,
  PoliciesPage: apiPoliciesPageSchema,
  Event: toldEventSchema,
  ChangesPage: changesPageSchema,
  Batch: batchSchema,
  BatchSummary: batchSummarySchema,
  BatchResults: batchResultsSchema,
  RowResult: rowResultSchema,
  TokenGrant: tokenGrantSchema,
  TokenRefusal: tokenRefusalSchema,
};
const SENT = {
  CustomerRow: BATCH_ROWS.customers,
  ContractRow: BATCH_ROWS.contracts,
  MovementRow: BATCH_ROWS.movements,
  InvoiceRow: BATCH_ROWS.invoices,
  PolicyRow: BATCH_ROWS.policies,
  TokenRequest: tokenRequestSchema,
};

const described = (schemas: Readonly<Record<string, z.ZodType>>, side: Side) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema, side)]));

/** Codes are stable, and more of them come with every version: nobody's types are to end with those of today. */
const withOpenCodes = (key: string, value: unknown): unknown =>
  key === 'code' && typeof value === 'object' && value !== null && 'enum' in value
    ? { type: 'string', description: 'Stable; more may come' }
    : value;

/** The description of the API for integrators alone, for everybody, at `/api/integrations/v1/openapi.json`. */
export function addIntegratorsDocument(app: NestFastifyApplication): void {
  serveDocument(app, `${PREFIX}openapi.json`, (description) => {
    const part = partOfApi(description, {
      title: 'Flota for integrators',
      description: DESCRIPTION,
      prefix: PREFIX,
      named: { ...described(ANSWERED, 'output'), ...described(SENT, 'input') },
    });
    return JSON.parse(JSON.stringify(part, withOpenCodes)) as OpenAPIObject;
  });
}
