import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { API_SCOPES, type ApiScope, CONTENT, type StaffRole } from '@flota/schemas';
import { ACCESS, type Access } from './platform/auth/access.js';
import { ResourceRegistry } from './platform/resources/resource-registry.js';
import { newAddress } from './testing/clients.js';
import { joinAccount } from './testing/members.js';
import { isCustomers, mayAsMember, type Member, MEMBERS, ROUTES, type Who } from './testing/role-table.js';
import { type Caller, integrate, type SignedIn } from './testing/sign-in.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const STAFF: StaffRole[] = ['admin', 'content', 'care', 'finance', 'auditor'];
/** An outside system with every scope. */
type Tried = Caller | 'anonymous' | 'integrator';
const CALLERS: Tried[] = ['anonymous', 'customer', 'integrator', ...STAFF];

/** What the engine's routes do; an action that a resource doesn't name is nobody's, not even an admin's. */
const ENGINE: Record<string, string> = {
  'GET /api/admin/:resource': 'list',
  'GET /api/admin/:resource/export': 'export',
  'POST /api/admin/:resource/exports': 'export',
  'GET /api/admin/:resource/:id': 'show',
  'POST /api/admin/:resource': 'create',
  'PATCH /api/admin/:resource/:id': 'edit',
  'DELETE /api/admin/:resource/:id': 'delete',
  'POST /api/admin/:resource/reorder': 'edit',
};

const CONTENT_READERS: StaffRole[] = ['content', 'care', 'auditor'];
const CONTENT_EDITED = { list: CONTENT_READERS, show: CONTENT_READERS, edit: ['content'] satisfies StaffRole[] };
const CONTENT_ADDED = { ...CONTENT_EDITED, create: ['content'] satisfies StaffRole[] };
const CONTENT_MAINTAINED = { ...CONTENT_ADDED, delete: ['content'] satisfies StaffRole[] };

const CONTENT_ROWS = Object.fromEntries(
  Object.values(CONTENT).map(({ name, team }) => [
    name,
    { maintains: CONTENT_MAINTAINED, adds: CONTENT_ADDED, edits: CONTENT_EDITED }[team],
  ]),
);

const RESOURCES: Record<string, Record<string, StaffRole[]>> = {
  ...CONTENT_ROWS,
  distributors: { ...CONTENT_MAINTAINED, import: ['content'] },
  vehicles: { ...CONTENT_ADDED, import: ['content'] },
  'legal-pages': { ...CONTENT_ADDED, approve: ['admin'] },
  settings: { list: ['content'], show: ['content'], edit: ['admin'] },
  'audit-log': { list: ['auditor'], show: ['auditor'], export: ['auditor'], verify: ['auditor'] },
  'staff-accounts': { list: ['admin'], show: ['admin'], create: ['admin'], edit: ['admin'] },
  'delivery-targets': {
    list: ['admin', 'auditor'],
    show: ['admin', 'auditor'],
    create: ['admin'],
    edit: ['admin'],
    delete: ['admin'],
    test: ['admin'],
    replay: ['admin'],
  },
  deliveries: { list: ['admin', 'auditor'], show: ['admin', 'auditor'], replay: ['admin'] },
  'api-clients': { list: ['admin'], show: ['admin'], create: ['admin'], edit: ['admin'] },
  'connector-calls': { list: ['care', 'finance', 'auditor'] },
  leads: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['care'],
    work: ['care'],
    import: ['care'],
    export: ['care', 'finance', 'auditor'],
    'syntage-state': ['care'],
  },
  customers: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['care'],
    'set-border-region': ['finance'],
    'remove-second-factor': ['care'],
    'revoke-person': ['care'],
    'edit-contact': ['care'],
    reveal: ['care', 'finance'],
    'see-account': ['care'],
    work: ['care', 'finance'],
  },
  contracts: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['finance'],
    import: ['finance'],
    'post-payment': ['finance'],
  },
  'bank-accounts': { list: ['finance'], show: ['finance'], create: ['finance'], edit: ['finance'] },
  'bank-files': { list: ['finance'], show: ['finance'], create: ['finance'] },
  'bank-lines': { list: ['finance'], show: ['finance'], settle: ['finance'] },
  'bank-days': { list: ['finance'], show: ['finance'], create: ['finance'], proof: ['finance'] },
  'ledger-differences': { list: ['finance', 'auditor'], show: ['finance', 'auditor'], settle: ['finance'] },
  letters: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], issue: ['care', 'finance'] },
  'letter-settings': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
  },
  movements: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'] },
  'contract-events': { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'] },
  'desk-requests': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    ask: ['finance'],
    decide: ['finance'],
  },
  'automatic-payments': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    end: ['care', 'finance'],
  },
  'automatic-charges': { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'] },
  'refund-requests': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    close: ['finance'],
    'read-clabe': ['finance'],
  },
  'sales-goals': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
  },
  'lead-settings': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
  },
  'desk-settings': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
  },
  'outbound-emails': { list: ['care', 'auditor'], show: ['care', 'auditor'], retry: ['care'] },
  'text-messages': { list: ['care', 'auditor'], show: ['care', 'auditor'] },
  'suppressed-mailboxes': { list: ['care', 'auditor'], show: ['care', 'auditor'], lift: ['care'] },
  'statement-runs': {
    list: ['finance', 'auditor'],
    show: ['finance', 'auditor'],
    create: ['finance'],
    retry: ['finance'],
  },
  'statement-items': { list: ['finance', 'auditor'] },
  invoices: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['finance'],
    match: ['finance'],
    import: ['finance'],
  },
  'issued-cfdis': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    retry: ['finance'],
    cancel: ['finance'],
    decide: ['finance'],
  },
  'billed-invoices': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    retry: ['finance'],
  },
  'invoicing-settings': { list: ['finance', 'auditor'], show: ['finance', 'auditor'], edit: ['admin'] },
  'uninvoiced-payments': { list: ['finance', 'auditor'], export: ['finance', 'auditor'] },
  plans: {
    list: ['content', 'finance', 'auditor'],
    show: ['content', 'finance', 'auditor'],
    create: ['finance'],
    edit: ['finance'],
  },
  'rate-changes': {
    list: ['content', 'finance', 'auditor'],
    show: ['content', 'finance', 'auditor'],
    ask: ['finance'],
    decide: ['finance'],
  },
  'rate-settings': { list: ['finance', 'auditor'], show: ['finance', 'auditor'], edit: ['admin'] },
  'payment-promises': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    take: ['care', 'finance'],
  },
  restructurings: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    propose: ['care', 'finance'],
    'read-file': ['care', 'finance'],
  },
  collections: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    work: ['care', 'finance'],
    stop: ['care', 'finance'],
    'hand-over': ['finance'],
    'lift-stop': ['finance'],
  },
  'collection-agencies': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['finance'],
    edit: ['finance'],
    delete: ['finance'],
  },
  'collection-handovers': { list: ['care', 'finance', 'auditor'], export: ['finance'] },
  'collection-settings': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
  },
  'reminder-steps': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['finance'],
    edit: ['finance'],
  },
  'policy-submissions': {
    list: ['care', 'finance', 'auditor'],
    show: ['care'],
    decide: ['care'],
    'read-file': ['care'],
  },
  'tax-changes': {
    list: ['care', 'finance', 'auditor'],
    show: ['care'],
    decide: ['care'],
    'read-file': ['care'],
  },
  'bill-settings': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
  },
  'bill-requests': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    state: ['care'],
    correction: ['care'],
    handover: ['care'],
    reveal: ['care'],
    'read-file': ['care'],
  },
  'signing-requests': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['care', 'finance'],
    accept: ['finance'],
    verify: ['care', 'finance', 'auditor'],
    'read-file': ['care', 'finance'],
  },
  'signing-settings': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
  },
  conversations: { list: ['care', 'auditor'], show: ['care', 'auditor'], answer: ['care'], 'read-file': ['care'] },
  'conversation-settings': {
    list: ['care', 'auditor'],
    show: ['care', 'auditor'],
    edit: ['admin'],
  },
  'lead-mail-templates': {
    list: ['care', 'auditor'],
    show: ['care', 'auditor'],
    create: ['care'],
    edit: ['care'],
    delete: ['care'],
  },
  'share-rules': {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['admin'],
    edit: ['admin'],
    delete: ['admin'],
    'be-away': ['care', 'finance'],
  },
  'canned-answers': {
    list: ['care', 'auditor'],
    show: ['care', 'auditor'],
    create: ['care'],
    edit: ['care'],
    delete: ['care'],
  },
  payments: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], import: ['finance'] },
  'rights-requests': {
    list: ['care', 'auditor'],
    show: ['care', 'auditor'],
    edit: ['care'],
    'read-file': ['care'],
  },
  quotes: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    export: ['care', 'finance', 'auditor'],
    resend: ['care'],
  },
};

/** Permissions without a resource behind them. */
const OTHER_PERMISSIONS: typeof RESOURCES = {
  policies: { import: ['care', 'finance'] },
  calls: { call: ['care'] },
  dashboard: { show: ['care', 'finance', 'auditor'] },
  'dashboard-money': { show: ['finance', 'auditor'] },
  'content-agenda': { show: ['content'] },
  files: { create: ['content'] },
  'site-opening': {
    list: ['content', 'care', 'finance', 'auditor'],
    open: ['admin'],
    close: ['admin'],
    'test-mail': ['admin'],
  },
  'message-templates': { list: ['care'], edit: ['care'] },
  'sms-texts': { list: ['care'], edit: ['care'] },
  wording: { list: ['content'], edit: ['content'] },
  navigation: { list: ['content'], edit: ['content'] },
  brand: { list: ['content'], show: ['content'], edit: ['content'], publish: ['admin'] },
  connectors: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['admin'],
    test: ['admin'],
  },
};

const ENGINE_ROWS = Object.entries(RESOURCES).flatMap(([resource, allowed]) =>
  Object.entries(ENGINE).map(([route, action]): [string, Who] => [
    route.replace(':resource', resource),
    allowed[action] ?? [],
  ]),
);
const NOBODY_AT_ALL = (who: Who) => Array.isArray(who) && who.length === 0;

const isScope = (who: Who): who is ApiScope => API_SCOPES.some((scope) => scope === who);

function expected(who: Who, caller: Tried): 'allowed' | 401 | 403 {
  if (who === 'anyone') return 'allowed';
  if (isCustomers(who)) return caller === 'customer' ? 'allowed' : 401;
  if (who === 'integrator' || isScope(who)) return caller === 'integrator' ? 'allowed' : 401;
  if (caller === 'anonymous' || caller === 'customer' || caller === 'integrator') return 401;
  if (who === 'staff') return 'allowed';
  return who.includes(caller) || (caller === 'admin' && !NOBODY_AT_ALL(who)) ? 'allowed' : 403;
}

const SOME_ID = '0198a000-0000-7000-8000-000000000000';
const pathOf = (url: string) =>
  url
    .replace(':id', SOME_ID)
    .replace(':keyId', SOME_ID)
    .replace(':personId', SOME_ID)
    .replace(':token', 'x'.repeat(43))
    .replace(':hash', 'a'.repeat(64))
    .replace(':width', '480')
    .replace(':purpose', 'identification')
    .replace(':number', '1')
    .replace(':slug', 'nada');

/** Handlers of what people who were let in may do, other than to read, and of which nothing is told. */
function untold({ app }: TestApp): string[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, () => void>;
      return scanner.getAllMethodNames(prototype).filter((name) => {
        const handler = prototype[name];
        if (!handler || reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler) === RequestMethod.GET)
          return false;
        const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, metatype]);
        return access?.who === 'customer' && !['self', 'holder'].includes(access.needs) && !access.deed;
      });
    });
}

let api: TestApp;
const signedIn = new Map<string, Pick<SignedIn, 'headers'>>();

beforeAll(async () => {
  api = await startTestApp();
  signedIn.set('integrator', await integrate(api));
  for (const caller of ['customer', ...STAFF] as const) signedIn.set(caller, await api.signIn(caller));
});
afterAll(() => api.close());

const verdict = (route: string, caller: Tried): Promise<'allowed' | number> =>
  verdictOn(route, signedIn.get(caller)?.headers ?? {});

async function verdictOn(route: string, headers: Record<string, string>): Promise<'allowed' | number> {
  const [method = '', url = ''] = route.split(' ');
  // From where nobody called before: limits by address are not what is tried here.
  const request = api.http[method.toLowerCase() as 'get'](pathOf(url)).set({
    'x-forwarded-for': newAddress(),
    ...headers,
  });
  const { status, body } = await (method === 'GET' ? request : request.send({}));
  const { code } = body as { code?: string };
  expect(status).toBeLessThan(500);
  // A wrong request to an open door is "allowed" too: what counts is that access was not what it failed on.
  return ['AUTH.REQUIRED', 'AUTH.FORBIDDEN', 'AUTH.SCOPE'].includes(code ?? '') ? status : 'allowed';
}

describe('the role table', () => {
  it('has a row for every route and none for a route that is gone', () => {
    // Fastify answers HEAD wherever it answers GET, through the same guard.
    const routes = api.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`);
    expect([...Object.keys(ROUTES), ...Object.keys(ENGINE)].sort()).toEqual([...new Set(routes)].sort());
  });

  it.each(STAFF)('grants %s what the table says, and that is what the backoffice is told', async (role) => {
    const rows = Object.entries({ ...RESOURCES, ...OTHER_PERMISSIONS }).map(([resource, allowed]) => {
      const actions = Object.keys(allowed).filter((action) => role === 'admin' || allowed[action]?.includes(role));
      return [resource, actions] as const;
    });
    const permissions = Object.fromEntries(rows.filter(([, actions]) => actions.length > 0));
    expect(api.app.get(ResourceRegistry).permissions(role)).toEqual(permissions);
    const { body } = await api.http.get('/api/admin/me').set(signedIn.get(role)?.headers ?? {});
    expect((body as { permissions: object }).permissions).toEqual(permissions);
  });

  it.each([...Object.entries(ROUTES), ...ENGINE_ROWS])('%s: %j', async (route, who) => {
    const verdicts = Object.fromEntries(
      await Promise.all(CALLERS.map(async (caller) => [caller, await verdict(route, caller)] as const)),
    );
    expect(verdicts).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, expected(who, caller)])));
  });

  describe('in the account of somebody else', () => {
    const members = new Map<Member, SignedIn>();
    beforeAll(async () => {
      const { id } = await api.signIn('customer');
      for (const member of MEMBERS) members.set(member, await joinAccount(api, id, member));
    });

    it.each(Object.entries(ROUTES).filter(([, who]) => isCustomers(who)))('%s: %s', async (route, who) => {
      const verdicts = await Promise.all(
        MEMBERS.map(async (member) => [member, await verdictOn(route, members.get(member)?.headers ?? {})] as const),
      );
      const allowed = MEMBERS.map((member) => [member, isCustomers(who) && mayAsMember(who, member) ? 'allowed' : 403]);
      expect(verdicts).toEqual(allowed);
    });
  });

  it('tells the holder of whatever somebody else does in their account, and not of what is only asked', () => {
    const onlyAsks = ['distributors', 'eligibility', 'preview', 'preview', 'requests', 'simulate'];
    const tellsItself = ['change', 'invite', 'resend', 'revoke'];
    expect(untold(api).toSorted()).toEqual([...onlyAsks, ...tellsItself].toSorted());
  });

  it.each(API_SCOPES)('opens with %s what asks for it, and with all the others nothing of that', async (scope) => {
    const only = await integrate(api, [scope]);
    const others = await integrate(
      api,
      API_SCOPES.filter((other) => other !== scope),
    );
    const routes = Object.keys(ROUTES).filter((route) => ROUTES[route] === scope);
    for (const route of routes) {
      expect([route, await verdictOn(route, only.headers)]).toEqual([route, 'allowed']);
      expect([route, await verdictOn(route, others.headers)]).toEqual([route, 403]);
    }
  });
});
