import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiProblem, type Transport, withSession } from '@flota/client';
import type { CustomerSession } from '@flota/schemas';
import { ACCOUNT_DRAFTS_KEY, SIGNED_IN_KEY, USER_KEY } from '../../constants/storage-keys.js';
import { createCurrentSession, type CurrentSession } from './current-session.js';

const customer = { id: 'c1', email: 'ana@example.com', name: 'Ana Ruiz' };

const problem = (status: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status, code: 'AUTH.SESSION_ENDED', correlationId: '' });

/** The server's side: one valid refresh cookie, and the session ends when an old one comes back. */
class Server {
  refreshes = 0;
  calls: string[] = [];
  down = false;
  private jwt = '';
  private cookie = 0;

  /** The cookie goes out now and its successor comes back later: two tabs at once would send the same one. */
  refresh = async (): Promise<CustomerSession> => {
    this.refreshes += 1;
    const sent = this.cookie;
    await new Promise((done) => setTimeout(done, 5));
    if (this.down) throw new TypeError('fetch failed');
    if (sent === 0 || sent !== this.cookie) {
      this.endSession();
      throw problem(401);
    }
    return this.session();
  };

  transport: Transport = async (path, init) => {
    const bearer = new Headers(init?.headers).get('authorization') ?? 'nobody';
    this.calls.push(`${path} ${bearer}`);
    // All that is looked at; there is no Response in this environment.
    return { status: bearer === `Bearer ${this.jwt}` ? 204 : 401 } as Response;
  };

  session(): CustomerSession {
    this.cookie += 1;
    this.jwt = `token-${this.cookie}`;
    return { jwt: this.jwt, customer };
  }

  expireToken() {
    this.jwt = 'expired';
  }

  endSession() {
    this.cookie = 0;
    this.expireToken();
  }
}

/** The browser's locks, by name. */
function memoryLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (last = last.catch(() => {}).then(work));
  return { request } as unknown as Pick<LockManager, 'request'>;
}

let server: Server;
let session: CurrentSession;
let locks: Pick<LockManager, 'request'>;

const openTab = () => createCurrentSession({ refresh: server.refresh, locks: () => locks });
const call = (path = '/a') => withSession(server.transport, session)(path);

beforeEach(() => {
  server = new Server();
  locks = memoryLocks();
  session = openTab();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('calls', () => {
  it('bear the token', async () => {
    session.begin(server.session());
    await call();
    expect(server.calls).toEqual(['/a Bearer token-1']);
  });

  it('are repeated once with a new token', async () => {
    session.begin(server.session());
    server.expireToken();
    expect((await call()).status).toBe(204);
    expect(server.calls).toEqual(['/a Bearer token-1', '/a Bearer token-2']);
  });

  it('refused at the same time refresh once', async () => {
    session.begin(server.session());
    server.expireToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call()));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(server.refreshes).toBe(1);
  });

  it('drop a session that is over', async () => {
    session.begin(server.session());
    session.store();
    sessionStorage.setItem(ACCOUNT_DRAFTS_KEY, '{"policy":{"number":"4471"}}');
    server.endSession();
    expect((await call()).status).toBe(401);
    expect(session.snapshot()).toEqual({ session: null, known: true });
    expect(localStorage.getItem(SIGNED_IN_KEY)).toBeNull();
    expect([USER_KEY, ACCOUNT_DRAFTS_KEY].map((key) => sessionStorage.getItem(key))).toEqual([null, null]);
  });

  it('keep the session while the server is away', async () => {
    session.begin(server.session());
    server.expireToken();
    server.down = true;
    await expect(call()).rejects.toThrow('fetch failed');
    expect(session.snapshot().session?.customer).toEqual(customer);
  });
});

describe('drafts', () => {
  const DRAFTS = '{"new-conversation":{"text":"Una duda"}}';
  const drafts = () => sessionStorage.getItem(ACCOUNT_DRAFTS_KEY);

  beforeEach(() => {
    session.begin(server.session());
    session.store();
    sessionStorage.setItem(ACCOUNT_DRAFTS_KEY, DRAFTS);
  });

  it('are there for the same customer, after a reload too', async () => {
    await openTab().restore();
    expect(drafts()).toBe(DRAFTS);
  });

  it('are none of another customer who signs in', () => {
    session.begin({ jwt: 'other', customer: { ...customer, id: 'c2' } });
    expect(drafts()).toBeNull();
  });

  it('nor of one who signed in elsewhere before a reload', () => {
    openTab().begin({ jwt: 'other', customer: { ...customer, id: 'c2' } });
    expect(drafts()).toBeNull();
  });
});

describe('taking up an earlier session', () => {
  it('asks nothing where nobody ever signed in', async () => {
    await session.restore();
    expect(session.snapshot()).toEqual({ session: null, known: true });
    expect(server.refreshes).toBe(0);
  });

  it.each(['/', '/my-account/home'])('asks for the cookie at %s', async (address) => {
    session.begin(server.session());
    session.store();
    window.history.replaceState(null, '', address);
    const later = openTab();
    await later.restore();
    expect(later.snapshot().session?.jwt).toBe('token-2');
  });

  it('leaves no token in any store, and takes none from there', async () => {
    session.begin(server.session());
    session.store();
    expect(JSON.parse(sessionStorage.getItem(USER_KEY) ?? '')).toEqual({ customer });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('token-');

    // As a former version left it.
    sessionStorage.setItem(USER_KEY, JSON.stringify({ jwt: 'stolen', customer }));
    window.history.replaceState(null, '', '/my-account/home');
    const later = openTab();
    await later.restore();
    later.store();
    expect(later.snapshot().session?.jwt).toBe('token-2');
    expect(sessionStorage.getItem(USER_KEY)).not.toContain('jwt');
  });

  it('never sends one cookie from two tabs', async () => {
    session.begin(server.session());
    const tabs = [openTab(), openTab(), openTab()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    expect(tabs.map((tab) => tab.snapshot().session?.customer.id)).toEqual(['c1', 'c1', 'c1']);
  });

  it('keeps the mark while the server is away', async () => {
    session.begin(server.session());
    server.down = true;
    const later = openTab();
    await later.restore();
    expect(later.snapshot()).toEqual({ session: null, known: true });
    expect(localStorage.getItem(SIGNED_IN_KEY)).toBe('on');
  });
});

it('hears that another tab signed out', () => {
  const event = { key: SIGNED_IN_KEY, newValue: null };
  expect(session.endedBy(event)).toBe(false);
  session.begin(server.session());
  expect(session.endedBy(event)).toBe(true);
  expect(session.endedBy({ key: SIGNED_IN_KEY, newValue: 'on' })).toBe(false);
});
