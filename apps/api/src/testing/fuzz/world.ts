import { storageIn, seedDatabase } from '@flota/prisma/seed';
import { deriveKey } from '../../platform/crypto/keys.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { SiteState } from '../../platform/site-opening/site-state.js';
import { mediaUrl } from '../../platform/storage/files.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { sandboxReference, signMessage } from '../../payments/providers/sandbox-provider.js';
import { FACTORY_PASSWORD } from '@flota/prisma/seed';
import { API_SCOPES, todayInMexico } from '@flota/schemas';
import { CATALOGUE } from '@flota/texts';
import { randomUUID } from 'node:crypto';
import { newAddress } from '../clients.js';
import { eventually } from '../eventually.js';
import { integrate } from '../sign-in.js';
import type { TestApp } from '../test-app.js';
import { type FuzzRequest, bodyOf, filledIn, type Identity, type KnownIds, roleOf, VERSION } from './fuzz-request.js';

const MOST_OF_A_KIND = 8;

/** A house that is lived in: all that the demo has, its people signed in, and the ids of what they own. */
export interface World {
  ids: KnownIds;
  /** Makes sure that whoever calls next is signed in, freshly, however the calls before have ended. */
  enter(who: Identity): Promise<void>;
  /** The same with the version that its record has at the moment. */
  withVersion(request: FuzzRequest): Promise<FuzzRequest>;
  /** What a request bears of whoever sends it. */
  headersOf(request: FuzzRequest): [name: string, value: string][];
}

export async function createWorld(api: TestApp): Promise<World> {
  const { APP_SECRET: appSecret, APP_SECRET } = api.app.get<Env>(ENV);
  await seedDatabase(api.prisma, {
    scope: 'demo',
    demoPassword: FACTORY_PASSWORD,
    appSecret,
    storage: storageIn(api.storageDir),
  });
  await importDemoBankFile(api);
  const people = await peopleOf(api);
  await addWhatTheDemoLacks(api, people.get('customer') ?? '');
  const sessions = api.app.get(Sessions, { strict: false });
  const tokens = new Map<Identity, string>();
  const outside = await integrate(api);
  const webhookKey = deriveKey(APP_SECRET, 'sandbox-payments');
  const enter = async (who: Identity): Promise<void> => {
    await reopen(api);
    if (who === 'integrator') {
      await reviveClient(api, outside.id);
      return void tokens.set(who, outside.key);
    }
    const id = people.get(who);
    if (!id) return;
    const kind = roleOf(who) === 'customer' ? 'customer' : 'staff';
    await revive(api, kind, id);
    const { jwt, sessionId } = await sessions.start(kind, id, 'fuzz');
    await api.prisma.authSession.update({ where: { id: sessionId }, data: { provenAt: new Date() } });
    tokens.set(who, jwt);
  };
  await enter('finance');
  await letContractsHoldCredit(api, people.get('customer') ?? '', tokens.get('finance') ?? '');
  const ids = await idsOf(api);
  return {
    ids,
    enter,
    async withVersion(request) {
      if (!request.body?.includes(VERSION)) return request;
      const version = await versionOf(api, filledIn(request.target, ids));
      return { ...request, body: request.body.replace(VERSION, version) };
    },
    headersOf(request) {
      const token = tokens.get(request.as);
      const body = request.signed ? (bodyOf(request, ids) ?? Buffer.alloc(0)).toString('utf8') : '';
      return [
        // The test's proxy tells it: limits by address are not what is tried here.
        ['X-Forwarded-For', newAddress()],
        ...(token ? [['Authorization', `Bearer ${token}`] as [string, string]] : []),
        ...(request.signed ? [['Sandbox-Signature', signMessage(webhookKey, body)] as [string, string]] : []),
      ];
    },
  };
}

/** The lines of the demo's bank file are there once a worker has read it. */
async function importDemoBankFile(api: TestApp): Promise<void> {
  const worker = await api.startWorker();
  await eventually(
    () => api.prisma.bankLine.count(),
    (lines) => lines > 0,
  );
  await worker.close();
}

/** Things that only come of what somebody does. */
async function addWhatTheDemoLacks({ prisma }: TestApp, customerId: string): Promise<void> {
  const contracts = await prisma.contract.findMany({ where: { customerId }, orderBy: { number: 'asc' }, take: 3 });
  const file = await prisma.storedFile.findFirstOrThrow({ where: { contentType: 'application/pdf' } });
  const expiresAt = new Date(Date.now() + 3_600_000);
  for (const [index, { id: contractId }] of contracts.entries()) {
    const payment = { contractId, provider: 'sandbox', kind: 'other', amount: '1000.00', expiresAt } as const;
    const { id } = await prisma.payment.create({ data: { ...payment, folio: `R-FUZZ-${index}` } });
    await prisma.payment.update({ where: { id }, data: { providerReference: sandboxReference(id) } });
    const letter = {
      contractId,
      folio: `L-FUZZ-${index}`,
      kind: 'payoff_letter',
      figures: {},
      fileId: file.id,
    } as const;
    await prisma.contractDocument.create({ data: letter });
  }
}

/** Most of what the desk does is about money that a contract holds. */
async function letContractsHoldCredit({ http, prisma }: TestApp, customerId: string, token: string): Promise<void> {
  const contracts = await prisma.contract.findMany({ where: { customerId }, orderBy: { number: 'asc' } });
  const transfer = {
    kind: 'payment',
    amount: '45000.00',
    receivedOn: todayInMexico(),
    excess: 'advance',
    confirmed: true,
  };
  for (const { id, number } of contracts) {
    await http
      .post(`/api/admin/contracts/${id}/payments`)
      .set({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
      .send({ ...transfer, reference: `FUZZ ${number}` });
  }
}

const RECORD = /^\/api\/admin\/([\w-]+)\/([\w-]+)/;

async function versionOf({ app, prisma }: TestApp, target: string): Promise<string> {
  const [, name = '', id = ''] = RECORD.exec(target) ?? [];
  if (name === 'wording') {
    const key = target.split('/').at(-1) ?? '';
    const row = await prisma.wording.findUnique({ where: { key } }).catch(() => null);
    return (row?.updatedAt ?? new Date()).toISOString();
  }
  if (name === 'navigation') {
    const row = await prisma.navigation.findUnique({ where: { kind: id } }).catch(() => null);
    return (row?.updatedAt ?? new Date()).toISOString();
  }
  // Whatever of the look is written is written on its draft.
  if (name === 'brand') return (await prisma.brandDraft.findFirstOrThrow()).updatedAt.toISOString();
  const resource = app
    .get(ResourceRegistry)
    .all()
    .find((each) => each.name === name);
  const row = await resource
    ?.model(prisma)
    .findUnique({ where: { [resource.key?.column ?? 'id']: id } })
    .catch(() => null);
  const { updatedAt } = (row ?? {}) as { updatedAt?: Date };
  return (updatedAt ?? new Date()).toISOString();
}

async function peopleOf({ prisma }: TestApp): Promise<Map<Identity, string>> {
  const staff = await prisma.staffAccount.findMany({ orderBy: { createdAt: 'asc' } });
  const [customer, other] = await prisma.customer.findMany({ orderBy: { contracts: { _count: 'desc' } }, take: 2 });
  const people = new Map<Identity, string>(staff.map(({ role, id }) => [role, id]));
  if (customer && other) people.set('customer', customer.id).set('other-customer', other.id);
  if (people.size !== 7) throw new Error('The demo lacks somebody');
  return people;
}

/** A call before may have closed the account: there is no worth in trying doors that are all shut. */
async function revive({ prisma }: TestApp, kind: 'staff' | 'customer', id: string): Promise<void> {
  const data = { active: true };
  if (kind === 'staff') await prisma.staffAccount.update({ where: { id }, data });
  else await prisma.customer.update({ where: { id }, data });
}

/** The same of the whole site, which an administrator may have closed. */
async function reopen({ app }: TestApp): Promise<void> {
  const data = { isOpen: true };
  // In a transaction, which is repeated where another call stood in its way.
  const { count } = await app
    .get(PrismaService)
    .$transaction((database) => database.siteOpening.updateMany({ where: { isOpen: false }, data }));
  if (count > 0) app.get(SiteState, { strict: false }).forget();
}

/** The same of the outside system, which an administrator may have revoked. */
async function reviveClient({ prisma }: TestApp, id: string): Promise<void> {
  const data = { revokedAt: null, expiresAt: null };
  await prisma.apiClient.update({
    where: { id },
    data: { ...data, scopes: [...API_SCOPES], requestsPerMinute: 100_000 },
  });
  await prisma.apiClientSecret.updateMany({ where: { clientId: id }, data });
}

/** Of each collection in an address, and of each other name in one, some of what is there. */
async function idsOf({ app, prisma }: TestApp): Promise<KnownIds> {
  const some = { take: MOST_OF_A_KIND };
  const resources = await Promise.all(
    app
      .get(ResourceRegistry)
      .all()
      .map(async (resource) => {
        const rows = (await resource.model(prisma).findMany(some)) as Record<string, unknown>[];
        return [resource.name, rows.map((row) => String(row[resource.key?.column ?? 'id']))] as const;
      }),
  );
  const idOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const files = await prisma.storedFile.findMany(some);
  const slugs = [...(await prisma.newsArticle.findMany({ take: 3 })), ...(await prisma.document.findMany({ take: 3 }))];
  return {
    ...Object.fromEntries(resources),
    statements: idOf(await prisma.statement.findMany(some)),
    documents: idOf(await prisma.contractDocument.findMany(some)),
    policies: idOf(await prisma.policy.findMany(some)),
    'tax-profiles': idOf(await prisma.taxProfile.findMany(some)),
    messageId: idOf(await prisma.message.findMany(some)),
    movementId: idOf(await prisma.movement.findMany(some)),
    fileId: idOf(files),
    key: CATALOGUE.slice(0, MOST_OF_A_KIND).map(({ key }) => key),
    keyId: idOf(await prisma.apiClientSecret.findMany(some)),
    hash: files.map((file) => mediaUrl(file).split('/')[2] ?? ''),
    token: (await prisma.quote.findMany(some)).map(({ token }) => token),
    slug: slugs.map(({ slug }) => slug),
  };
}
