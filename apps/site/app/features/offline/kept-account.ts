import type { CustomerSession } from '@flota/schemas';
import { currentSession } from '../../api/account/current-session.js';
import { shownAccount } from '../../api/account/shown-account.js';
import { ACCOUNT_CACHE, KEPT_FIGURES } from '../../lib/kept-caches.js';
import { accountQueries } from '../account/index.js';

/** What was seen longer ago than this is nobody's guide any more. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * What is kept, by the first word of its key. Not here: ways to pay, since nothing is paid from memory, and all about how
 * one gets into the account.
 */
const KEPT = new Set([
  ...['accounts', 'home', 'contract', 'movements', 'documents', 'policies', 'insurance', 'units'],
  ...['papers', 'payments', 'conversations', 'conversation'],
]);

interface KeptFigure {
  key: string;
  value: unknown;
  /** When the API said so, in milliseconds. */
  at: number;
}

interface KeptAccount {
  customer: CustomerSession['customer'];
  /** Which of the accounts that they may be in. */
  account: string;
  /** Of the site that kept it: another one may expect other figures. */
  build: string | undefined;
  figures: KeptFigure[];
}

/** As the router names it. */
const buildNow = (): string | undefined =>
  (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

const isRecent = ({ at }: KeptFigure): boolean => Date.now() - at < KEPT_MS;

/** `null` where nothing is kept that still counts. */
export async function readKept(): Promise<KeptAccount | null> {
  try {
    const answer = await caches.match(KEPT_FIGURES, { cacheName: ACCOUNT_CACHE });
    if (!answer) return null;
    const kept = (await answer.json()) as KeptAccount;
    const figures = kept.figures.filter(isRecent);
    return kept.build === buildNow() && figures.length > 0 ? { ...kept, figures } : null;
  } catch {
    return null;
  }
}

/** Puts what the open pages know beside what was kept before. One after the other, of all tabs: none takes another's away. */
export const keepFigures = (): Promise<void> => navigator.locks.request(KEPT_FIGURES, addSeen);

async function addSeen(): Promise<void> {
  const customer = currentSession.snapshot().session?.customer;
  const account = shownAccount();
  const seen = accountQueries.getQueryCache().getAll().flatMap(figureOf);
  if (!customer || !account || seen.length === 0) return;
  const kept = await readKept();
  const isSame = kept?.customer.id === customer.id && kept.account === account;
  const before = isSame ? kept.figures : [];
  const others = before.filter(({ key }) => !seen.some((figure) => figure.key === key));
  // Nobody may have signed out meanwhile: what is written then would stay.
  if (currentSession.snapshot().session?.customer.id !== customer.id) return;
  if (kept && !isSame) await caches.delete(ACCOUNT_CACHE);
  const cache = await caches.open(ACCOUNT_CACHE);
  const figures = [...others, ...seen];
  await cache.put(KEPT_FIGURES, Response.json({ customer, account, build: buildNow(), figures } satisfies KeptAccount));
}

type Query = ReturnType<ReturnType<typeof accountQueries.getQueryCache>['getAll']>[number];

function figureOf({ queryKey: [name], state: { data, dataUpdatedAt } }: Query): KeptFigure[] {
  const key = String(name);
  return data !== undefined && KEPT.has(key.split(' ', 1)[0] ?? '') ? [{ key, value: data, at: dataUpdatedAt }] : [];
}

/** Shows what was kept wherever the pages know nothing newer. Of another account than the page shows it says nothing. */
export function showKept({ account, figures }: KeptAccount): void {
  if ((shownAccount() ?? account) !== account) return;
  for (const { key, value, at } of figures) {
    const known = accountQueries.getQueryState([key])?.dataUpdatedAt ?? 0;
    if (known < at) accountQueries.setQueryData([key], value, { updatedAt: at });
  }
}

/**
 * Opens the account as it was seen last, where the server can't be asked who is signed in. Its owner has no token: the first
 * call that gets through asks for one by the refresh cookie, or for the password where that no longer counts.
 */
export async function openKept(): Promise<boolean> {
  const kept = await readKept();
  if (!kept || !currentSession.mayBeOpen()) return false;
  currentSession.begin({ jwt: '', customer: kept.customer });
  showKept(kept);
  return true;
}
