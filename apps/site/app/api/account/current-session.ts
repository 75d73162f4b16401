import { ApiProblem, createSession, type SessionSnapshot } from '@flota/client';
import type { CustomerSession } from '@flota/schemas';
import { SIGNED_IN_KEY, USER_KEY } from '../../constants/storage-keys.js';
import { localStore, sessionStore } from '../../lib/browser-storage.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';
import { forgetAccount } from '../../lib/forget-account.js';
import { REFRESH_LOCK } from '../early-refresh.js';
import { owedSignOut } from '../owed-sign-out.js';
import { SAMPLE_MARKS, SAMPLE_SESSION } from './sample/sample-session.js';
import { SHOWS_SAMPLE } from './sample/shows-sample.js';
import { openView, viewMarks } from './view/view-session.js';

interface Edges {
  /** A new session for the refresh cookie. */
  refresh: () => Promise<CustomerSession>;
  /** Missing outside secure contexts, e.g. when a test server is opened by its bare address. */
  locks: () => Pick<LockManager, 'request'> | undefined;
  /** Where it is noted that somebody signed in, and for the visit who. */
  stores?: { marks: Marks; visit: Marks };
  /** Drops what else the browser has of the account. */
  forget?: () => void;
}

type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const BROWSER_STORES = { marks: localStore, visit: sessionStore };

export const UNKNOWN_SESSION: SessionSnapshot<CustomerSession> = { session: null, known: false };

export type CurrentSession = ReturnType<typeof createCurrentSession>;

/** The customer's session: the token in memory, the way to another one in a cookie that no script reads. */
export function createCurrentSession({ refresh, locks, stores = BROWSER_STORES, forget = forgetAccount }: Edges) {
  const session = createSession<CustomerSession>({
    refresh,
    mark: { key: SIGNED_IN_KEY, storage: stores.marks },
    lock: { name: REFRESH_LOCK, locks },
    onEnd: () => {
      stores.visit.removeItem(USER_KEY);
      forget();
    },
  });
  let owner = customerIn(stores.visit.getItem(USER_KEY));
  session.subscribe(() => {
    const now = session.snapshot().session?.customer.id;
    if (!now) return;
    // Somebody else signed in without the former having signed out, as with a link that was mailed.
    if (owner && owner !== now) forget();
    owner = now;
  });
  return {
    ...session,

    /** Takes up the session of an earlier page. Without an answer nobody is signed in for now. */
    restore: (): Promise<void> => session.restore().catch(() => undefined),

    /** Whether somebody signed in here and nobody has said since that it is over: not even the server, which may be out of reach. */
    mayBeOpen: (): boolean => stores.marks.getItem(SIGNED_IN_KEY) !== null,

    /** Writes down whose account is open (specification, section 3), without the token: a store is any script's to read. */
    store: (): void => {
      const signedIn = session.snapshot().session;
      if (signedIn) stores.visit.setItem(USER_KEY, JSON.stringify({ customer: signedIn.customer }));
    },
  };
}

/** What a store holds is anybody's to change. */
function customerIn(stored: string | null): string | undefined {
  try {
    return (JSON.parse(stored ?? '{}') as { customer?: { id?: string } }).customer?.id;
  } catch {
    return undefined;
  }
}

/** Loaded when it is needed: most visitors never sign in. */
let refresh = async (): Promise<CustomerSession> => (await import('../session.js')).refreshSession();

/** By pages that nobody sees without a session: they bring the call, instead of loading it once they run. */
export const refreshBy = (brought: typeof refresh): void => void (refresh = brought);

/** Of this tab. */
export const currentSession = sessionOfTab();

function sessionOfTab(): CurrentSession {
  if (SHOWS_SAMPLE) {
    return createCurrentSession({
      refresh: async () => SAMPLE_SESSION,
      locks: () => undefined,
      stores: { marks: SAMPLE_MARKS, visit: SAMPLE_MARKS },
    });
  }
  if (ACCOUNT_VIEW_ID !== null) return sessionOfView(ACCOUNT_VIEW_ID);
  const session = createCurrentSession({ refresh: refreshUnlessLeft, locks: () => navigator.locks });
  return {
    ...session,
    begin: (begun) => {
      owedSignOut.drop();
      session.begin(begun);
    },
  };
}

/** Who signed out while the answer was on its way stays out, though the server doesn't know yet. */
async function refreshUnlessLeft(): Promise<CustomerSession> {
  const answer = await refresh();
  if (owedSignOut.isOwed()) throw sessionEnded();
  return answer;
}

const sessionEnded = () =>
  new ApiProblem({ type: 'about:blank', title: '', status: 401, code: 'AUTH.SESSION_ENDED', correlationId: '' });

/** What the browser has of a customer who is signed in beside it stays as it is, and their sign-out ends nothing here. */
function sessionOfView(id: string): CurrentSession {
  const marks = viewMarks();
  const session = createCurrentSession({
    refresh: () => openView(id),
    locks: () => undefined,
    stores: { marks, visit: marks },
    forget: () => {},
  });
  return { ...session, store: () => {}, endedBy: () => false };
}
