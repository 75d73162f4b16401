import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createContract, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { tokenSettings } from './platform/auth/sessions.js';
import { ENV, type Env } from './platform/config/env.js';
import { FieldEncryption } from './platform/crypto/field-encryption.js';
import { sha256 } from './platform/crypto/keys.js';
import { type AccountRecords, accountRecords, WHOLE_ACCOUNT } from './testing/account-records.js';
import { billForm } from './testing/bill-form.js';
import { claimsOf, forgeToken } from './testing/forged-token.js';
import type { Call } from './testing/http.js';
import { isCustomers, ROUTES } from './testing/role-table.js';
import { joinAccount } from './testing/members.js';
import type { SignedIn } from './testing/sign-in.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const CUSTOMER_ROUTES = Object.keys(ROUTES).filter((route) => isCustomers(ROUTES[route]));
const NOBODYS = '0198a000-0000-7000-8000-000000000000';
const DAY = '2026-10-01';

let api: TestApp;
let staff: SignedIn;
let owner: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  staff = await api.signIn('admin');
  owner = await api.signIn('customer');
  stranger = await api.signIn('customer');
});
afterAll(() => api.close());

const recordsOf = (customer: SignedIn) => accountRecords(api, customer);

type Records = AccountRecords;
interface Asked {
  path?: Record<string, string>;
  query?: object;
  body?: object;
  form?: Record<string, string>;
}
type Ask = (records: Records) => Asked;

const ofContract = ({ contract }: Records) => ({ path: { id: contract } });

/** How each route that names a record is asked for one; the rest of what is asked is right. */
const NAMING: Record<string, Ask> = {
  'GET /api/customers/contracts/:id': ofContract,
  'PATCH /api/customers/contracts/:id': (own) => ({ ...ofContract(own), body: { nickname: 'Mío' } }),
  'GET /api/customers/contracts/:id/instalments/:number': ({ contract }) => ({ path: { id: contract, number: '1' } }),
  'GET /api/customers/contracts/:id/movements': ofContract,
  'GET /api/customers/contracts/:id/movements/export': (own) => ({ ...ofContract(own), query: { format: 'csv' } }),
  'POST /api/customers/contracts/:id/prepayment-simulations': (own) => ({
    ...ofContract(own),
    body: { amount: '300000.00' },
  }),
  'GET /api/customers/contracts/:id/payoff': ofContract,
  'POST /api/customers/contracts/:id/credit-previews': (own) => ({
    ...ofContract(own),
    body: { use: 'capital', amount: '100.00' },
  }),
  'POST /api/customers/contracts/:id/credit-uses': (own) => ({
    ...ofContract(own),
    body: { use: 'transfer', amount: '100.00', toContractId: own.contract },
  }),
  'POST /api/customers/contracts/:id/refund-requests': (own) => ({
    ...ofContract(own),
    body: { amount: '100.00', clabe: '012180012345678909' },
  }),
  'PUT /api/customers/contracts/:id/excess': (own) => ({ ...ofContract(own), body: { excess: 'advance' } }),
  'GET /api/customers/contracts/:id/collector': ofContract,
  'GET /api/customers/contracts/:id/payment-promises': ofContract,
  'POST /api/customers/contracts/:id/payment-promises': (own) => ({
    ...ofContract(own),
    body: { amount: '100.00', day: tomorrow() },
  }),
  'POST /api/customers/payment-promises/:id/cancel': ({ paymentPromise }) => ({ path: { id: paymentPromise } }),
  'GET /api/customers/contracts/:id/restructuring': ofContract,
  'POST /api/customers/restructurings/:id/accept': ({ restructuring }) => ({
    path: { id: restructuring },
    body: { shown: 'a'.repeat(64), accepted: true },
  }),
  'GET /api/customers/restructurings/:id/proposed-agreement': ({ restructuring }) => ({ path: { id: restructuring } }),
  'POST /api/customers/restructurings/:id/decline': ({ restructuring }) => ({
    path: { id: restructuring },
    body: { reason: 'No me conviene.' },
  }),
  'POST /api/customers/contracts/:id/payoff-letters': (own) => ({ ...ofContract(own), body: { on: tomorrow() } }),
  'GET /api/customers/contracts/:id/documents': ofContract,
  'POST /api/customers/contracts/:id/interest-certificates': (own) => ({ ...ofContract(own), body: { year: 2025 } }),
  'POST /api/customers/documents/:id/link': ({ document }) => ({ path: { id: document } }),
  'POST /api/customers/policies/:id/link': ({ policy }) => ({ path: { id: policy } }),
  'POST /api/customers/policy-submissions/:id/link': ({ policySubmission }) => ({ path: { id: policySubmission } }),
  'POST /api/customers/policy-submissions': ({ contract }) => ({
    form: {
      contractId: contract,
      insurer: 'Aseguradora Horizonte',
      number: 'HZ-1',
      coverage: 'Cobertura amplia',
      startsOn: DAY,
      endsOn: '2027-10-01',
      premium: '100.00',
      sumInsured: '1000.00',
      lenderFirst: 'yes',
    },
  }),
  'POST /api/customers/statements/:id/link': ({ statement }) => ({ path: { id: statement } }),
  'POST /api/customers/invoices/:id/link': ({ invoice }) => ({ path: { id: invoice } }),
  'POST /api/customers/send-bill': ({ statement }) => ({ body: { paper: 'statement', id: statement } }),
  'POST /api/customers/papers/:kind/:id/link': ({ statement }) => ({ path: { kind: 'statement', id: statement } }),
  'POST /api/customers/papers/zip': ({ statement }) => ({
    body: { choice: { papers: [{ kind: 'statement', id: statement }] } },
  }),
  'POST /api/customers/paper-archives': ({ statement }) => ({
    body: { choice: { papers: [{ kind: 'statement', id: statement }] }, to: 'self' },
  }),
  'POST /api/customers/paper-archives/:id/link': ({ paperArchive }) => ({ path: { id: paperArchive } }),
  'POST /api/customers/payments': ({ contract }) => ({
    body: { contractId: contract, kind: 'other', amount: '500.00' },
  }),
  'POST /api/customers/payment-previews': ({ contract }) => ({
    body: { payments: [{ contractId: contract, kind: 'other', amount: '500.00' }] },
  }),
  'POST /api/customers/payment-groups': ({ contract }) => ({
    body: { payments: [contract, NOBODYS].map((contractId) => ({ contractId, kind: 'other', amount: '500.00' })) },
  }),
  'PUT /api/customers/automatic-payments/:id': ({ automaticPayment, savedCard }) => ({
    path: { id: automaticPayment },
    body: { cardId: savedCard, daysBefore: 1, limitAmount: null },
  }),
  'DELETE /api/customers/automatic-payments/:id': ({ automaticPayment }) => ({ path: { id: automaticPayment } }),
  'POST /api/customers/automatic-payments': ({ contract, savedCard }) => ({
    body: {
      ...{ contractId: contract, cardId: savedCard, daysBefore: 0, limitAmount: null, accepted: true },
      textVersion: 'none',
    },
  }),
  'PUT /api/customers/automatic-charges/:id/hold': ({ automaticCharge }) => ({ path: { id: automaticCharge } }),
  'DELETE /api/customers/automatic-charges/:id/hold': ({ automaticCharge }) => ({ path: { id: automaticCharge } }),
  'GET /api/customers/saved-cards/:id': ({ savedCard }) => ({ path: { id: savedCard } }),
  'DELETE /api/customers/saved-cards/:id': ({ savedCard }) => ({ path: { id: savedCard } }),
  'GET /api/customers/payments/:id/receipt': ({ payment }) => ({ path: { id: payment } }),
  'GET /api/customers/payments/:id': ({ payment }) => ({ path: { id: payment } }),
  'POST /api/customers/bills/purchase': ({ contract }) => ({ form: { ...billForm, contract_id: contract } }),
  'POST /api/customers/bills/correction': ({ billCorrection }) => ({
    form: { correction_id: billCorrection, street: 'Otra calle 1' },
  }),
  'POST /api/customers/bills/delivery': ({ billRequest }) => ({
    body: { request_id: billRequest, distributor: 'leon' },
  }),
  'GET /api/customers/conversations/:id': ({ conversation }) => ({ path: { id: conversation } }),
  'POST /api/customers/conversations': ({ contract }) => ({
    form: { message: JSON.stringify({ subject: 'Pago', contractId: contract, text: '¿Llegó mi pago?' }) },
  }),
  'POST /api/customers/conversations/:id/messages': ({ conversation }) => ({
    path: { id: conversation },
    form: { message: JSON.stringify({ text: '¿Llegó mi pago?' }) },
  }),
  'PUT /api/customers/conversations/:id/rating': ({ conversation }) => ({
    path: { id: conversation },
    body: { score: 1 },
  }),
  'POST /api/customers/attachments/:messageId/:fileId/link': ({ message, fileId }) => ({
    path: { messageId: message, fileId },
  }),
  'PUT /api/customers/tax-profiles/:id': ({ taxProfile }) => ({
    path: { id: taxProfile },
    body: { legalName: 'Otra Persona', regime: '612', cfdiUse: 'G03', postalCode: '37480' },
  }),
  'POST /api/customers/tax-changes': ({ taxProfile }) => ({
    form: {
      taxProfileId: taxProfile,
      legalName: 'Otra Persona',
      rfc: 'OOBR800101AB3',
      regime: '612',
      postalCode: '37480',
    },
  }),
  'GET /api/customers/uploads/:id': ({ upload }) => ({ path: { id: upload } }),
  'POST /api/customers/uploads/:id/pieces': ({ upload }) => ({
    path: { id: upload },
    query: { at: '0' },
    form: { piece: 'x' },
  }),
  'POST /api/customers/uploads/:id/finish': ({ upload }) => ({ path: { id: upload } }),
  'DELETE /api/customers/uploads/:id': ({ upload }) => ({ path: { id: upload } }),
  'POST /api/customers/tax-changes/:id/cancel': ({ taxChange }) => ({ path: { id: taxChange } }),
  'POST /api/customers/signing-requests/:id/page': ({ signingRequest }) => ({ path: { id: signingRequest } }),
  'POST /api/customers/signing-requests/:id/files/:purpose/link': ({ signingRequest }) => ({
    path: { id: signingRequest, purpose: 'document' },
  }),
  'POST /api/customers/signing-requests/:id/verify': ({ signingRequest }) => ({ path: { id: signingRequest } }),
  'PATCH /api/customers/passkeys/:id': ({ passkey }) => ({ path: { id: passkey }, body: { name: 'Mía' } }),
  'POST /api/customers/passkeys/:id/removal': ({ passkey }) => ({
    path: { id: passkey },
    body: { currentPassword: FACTORY_PASSWORD },
  }),
  'DELETE /api/customers/notices/devices/:id': ({ pushDevice }) => ({ path: { id: pushDevice } }),
  'PUT /api/customers/people/:id': ({ person }) => ({
    path: { id: person },
    body: { role: 'payer', currentPassword: FACTORY_PASSWORD },
  }),
  'POST /api/customers/people/:id/invitation': ({ person }) => ({ path: { id: person } }),
  'POST /api/customers/people/:id/revocation': ({ person }) => ({ path: { id: person } }),
  'POST /api/customers/accounts/:id/leave': ({ person }) => ({ path: { id: person } }),
  'DELETE /api/customers/sessions/:id': ({ session }) => ({ path: { id: session } }),
};

/** Lists that can be asked for one contract: of somebody else's they know nothing. */
const FILTERED = [
  'GET /api/customers/insurance',
  'GET /api/customers/tax-changes',
  'GET /api/customers/statements',
  'GET /api/customers/invoices',
  'GET /api/customers/payments',
  'POST /api/customers/bills/status',
];

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

function call(
  route: string,
  authorization: string | undefined,
  { path = {}, query = {}, body, form }: Asked = {},
): Call {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern.replace(/:(\w+)/g, (_, name: string) => path[name] ?? NOBODYS);
  const request = api.http[method.toLowerCase() as 'get'](url).query(query);
  request.set('idempotency-key', crypto.randomUUID());
  if (authorization !== undefined) request.set('authorization', authorization);
  if (form) {
    for (const [name, value] of Object.entries(form)) request.field(name, value);
    return request;
  }
  return method === 'GET' ? request : request.send(body ?? {});
}

describe('a customer of the lender', () => {
  it('finds a row below for every route that names a record', () => {
    const naming = CUSTOMER_ROUTES.filter((route) => route.includes(':'));
    expect(Object.keys(NAMING)).toEqual(expect.arrayContaining(naming));
    expect(CUSTOMER_ROUTES).toEqual(expect.arrayContaining([...Object.keys(NAMING), ...FILTERED]));
  });

  describe("never reaches another customer's records", () => {
    let others: Records;
    let before: string;
    const everything = async () =>
      sha256(
        JSON.stringify(
          await api.prisma.customer.findUniqueOrThrow({ where: { id: owner.id }, include: WHOLE_ACCOUNT }),
        ),
      );

    beforeAll(async () => {
      others = await recordsOf(owner);
      await recordsOf(stranger);
      before = await everything();
    });

    it.each(Object.entries(NAMING))('%s', async (route, ask) => {
      const { status, body } = await call(route, stranger.headers.authorization, ask(others));
      expect({ status, code: (body as { code?: string }).code }).toEqual({ status: 404, code: 'RESOURCE.NOT_FOUND' });
      expect(await everything()).toBe(before);
    });

    it.each(FILTERED)('%s', async (route) => {
      const { contract } = others;
      const asked = { query: { contractId: contract }, body: { contract_id: contract } };
      const { status, text } = await call(route, stranger.headers.authorization, asked);
      expect([200, 404]).toContain(status);
      for (const id of Object.values(others)) expect(text).not.toContain(id);
    });
  });
});

describe('a driver in the account of somebody else', () => {
  let others: Records;
  let driver: SignedIn;

  beforeAll(async () => {
    const holder = await api.signIn('customer');
    others = await recordsOf(holder);
    const fieldCipher = api.app.get(FieldEncryption);
    const ofHolder = { customerId: holder.id, taxProfileId: others.taxProfile, fieldCipher };
    const { id: chosen } = await createContract(api.prisma, ofHolder);
    driver = await joinAccount(api, holder.id, 'driver', [chosen]);
  });

  it.each([...Object.keys(NAMING), ...FILTERED])(
    'never reaches a unit that was not chosen for them: %s',
    async (route) => {
      const asked = NAMING[route]?.(others) ?? {
        query: { contractId: others.contract },
        body: { contract_id: others.contract },
      };
      const { status, text } = await call(route, driver.headers.authorization, asked);
      expect(NAMING[route] ? [403, 404] : [200, 403, 404]).toContain(status);
      for (const id of Object.values(others)) expect(text).not.toContain(id);
    },
  );
});

describe('every route of the account', () => {
  const secret = () => tokenSettings(api.app.get<Env>(ENV), 'customer').secret;
  const tokens: Record<string, () => string | undefined> = {
    'no token': () => undefined,
    'an expired token': () =>
      `Bearer ${forgeToken({ claims: { ...claimsOf(owner.token), exp: Math.floor(Date.now() / 1000) - 1 }, secret: secret() })}`,
    'a token with changed claims': () => {
      const [header, , signature] = owner.token.split('.');
      const claims = Buffer.from(JSON.stringify({ ...claimsOf(owner.token), sub: stranger.id })).toString('base64url');
      return `Bearer ${header}.${claims}.${signature}`;
    },
    "a member of staff's token": () => staff.headers.authorization,
  };
  const rows = CUSTOMER_ROUTES.flatMap((route) => Object.keys(tokens).map((token): [string, string] => [route, token]));

  it.each(rows)('%s is closed to %s', async (route, token) => {
    const { status, body } = await call(route, tokens[token]?.());
    expect({ status, code: (body as { code?: string }).code }).toEqual({ status: 401, code: 'AUTH.REQUIRED' });
  });
});
