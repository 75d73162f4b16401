/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthProvider } from 'react-admin';
import { ApiProblem, type Transport } from '@flota/client';
import { createHttp, createStaffSession, type Http, type StaffSessions } from '../api/session.js';
import { createStepUp } from '../api/step-up.js';
import { createAuthProvider } from './auth-provider.js';

/** The server's side of staff sessions: one valid refresh cookie, and the family ends when an old one comes back. */
class StaffServer {
  calls: string[] = [];
  down = false;
  signInStatus = 200;
  lifetimeSeconds = 900;
  staffId = 's1';
  permissions: Record<string, string[]> = { quotes: ['list', 'show'] };
  private jwt = '';
  private serial = 0;
  private cookie: string | null = null;

  readonly fetch: Transport = async (path, init) => {
    this.calls.push(path);
    if (this.down) throw new TypeError('fetch failed');
    // The cookie goes out now and its successor comes back later: two tabs at once would send the same one.
    const sent = this.cookie;
    await new Promise((done) => setTimeout(done, 5));
    switch (path) {
      case '/api/auth/staff/login':
        return this.signInStatus === 200 ? this.session() : this.problem(this.signInStatus);
      case '/api/auth/staff/refresh':
        if (sent === null || sent !== this.cookie) {
          this.cookie = null;
          return this.problem(401, 'AUTH.SESSION_ENDED');
        }
        return this.session();
      case '/api/auth/staff/logout':
        this.cookie = null;
        return new Response(null, { status: 204 });
      default: {
        const current = new Headers(init?.headers).get('authorization') === `Bearer ${this.jwt}`;
        return current ? Response.json({ id: 'a' }) : this.problem(401);
      }
    }
  };

  expireToken() {
    this.jwt = 'expired';
  }

  endFamily() {
    this.cookie = null;
    this.expireToken();
  }

  count(path: string) {
    return this.calls.filter((call) => call.endsWith(path)).length;
  }

  private session() {
    this.serial += 1;
    this.cookie = `cookie-${this.serial}`;
    const times = { iat: 1_000, exp: 1_000 + this.lifetimeSeconds, serial: this.serial };
    this.jwt = `h.${Buffer.from(JSON.stringify(times)).toString('base64url')}.s`;
    const staff = { id: this.staffId, email: 'ana@flota.mx', name: 'Ana', role: 'care', permissions: this.permissions };
    return Response.json({ jwt: this.jwt, staff });
  }

  private problem(status: number, code?: string) {
    return new Response(JSON.stringify({ code: code ?? (status === 429 ? 'REQUEST.RATE_LIMITED' : 'AUTH.REQUIRED') }), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    });
  }
}

/** One tab of the browser: its own memory, sharing storage, locks and cookies with the others. */
function openTab(server: StaffServer, storage: Storage, now?: () => number) {
  const edges = { transport: server.fetch, readCookies: () => '' };
  const session = createStaffSession({ ...edges, storage, locks: navigator.locks, now });
  return { session, http: createHttp(edges, session, createStepUp()), auth: createAuthProvider(session) };
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const credentials = { email: 'ana@flota.mx', password: 'secreto' };

let server: StaffServer;
let storage: Storage;
let tab: { session: StaffSessions; http: Http; auth: AuthProvider };

beforeEach(() => {
  server = new StaffServer();
  storage = memoryStorage();
  tab = openTab(server, storage);
});

describe('signing in', () => {
  it('lets in and knows who is there', async () => {
    await expect(tab.auth.checkAuth({})).rejects.toBeDefined();
    await tab.session.signIn(credentials.email, credentials.password);
    await expect(tab.auth.checkAuth({})).resolves.toBeUndefined();
    expect(await tab.auth.getIdentity?.()).toMatchObject({ fullName: 'Ana', email: 'ana@flota.mx' });
  });

  it.each([401, 429])('passes a refusal on with its status (%i) and stays signed out', async (status) => {
    server.signInStatus = status;
    await expect(tab.session.signIn(credentials.email, credentials.password)).rejects.toMatchObject({ status });
    await expect(tab.auth.checkAuth({})).rejects.toBeDefined();
  });
});

describe('permissions', () => {
  it('allows exactly the actions that the server listed', async () => {
    await tab.session.signIn(credentials.email, credentials.password);
    const can = (resource: string, action: string) => tab.auth.canAccess?.({ resource, action });
    expect(await can('quotes', 'list')).toBe(true);
    expect(await can('quotes', 'resend')).toBe(false);
    expect(await can('alerts', 'list')).toBe(false);
  });

  it('allows nothing to nobody', async () => {
    expect(await tab.auth.canAccess?.({ resource: 'quotes', action: 'list' })).toBe(false);
  });
});

describe('refreshing', () => {
  it('renews once for many calls refused at the same time', async () => {
    await tab.session.signIn(credentials.email, credentials.password);
    server.expireToken();
    await Promise.all(Array.from({ length: 5 }, () => tab.http.json('/api/admin/quotes/a')));
    expect(server.count('/refresh')).toBe(1);
  });

  it('renews shortly before the token ends, without a refused call', async () => {
    let clock = 0;
    tab = openTab(server, storage, () => clock);
    await tab.session.signIn(credentials.email, credentials.password);
    clock = 14 * 60_000 - 1;
    await tab.http.json('/api/admin/quotes/a');
    expect(server.count('/refresh')).toBe(0);
    clock = 14 * 60_000;
    await tab.http.json('/api/admin/quotes/a');
    expect(server.calls.slice(-2)).toEqual(['/api/auth/staff/refresh', '/api/admin/quotes/a']);
  });

  it('never sends one cookie from two tabs', async () => {
    await tab.session.signIn(credentials.email, credentials.password);
    const others = Array.from({ length: 3 }, () => openTab(server, storage));
    await Promise.all(others.map(({ session }) => session.restore()));
    for (const { auth } of others) await expect(auth.checkAuth({})).resolves.toBeUndefined();
  });

  it('asks nothing at start-up when nobody ever signed in', async () => {
    await tab.session.restore();
    expect(server.calls).toEqual([]);
  });

  it('ends the session when the refresh is refused', async () => {
    await tab.session.signIn(credentials.email, credentials.password);
    server.endFamily();
    const refused = await tab.http.json('/api/admin/quotes/a').catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 401, code: 'AUTH.SESSION_ENDED' });
    await expect(tab.auth.checkError(refused)).rejects.toBeDefined();
    await expect(tab.auth.checkAuth({})).rejects.toBeDefined();
    expect(server.count('/refresh')).toBe(1);
  });

  it('keeps the session while the server is away', async () => {
    await tab.session.signIn(credentials.email, credentials.password);
    server.expireToken();
    server.down = true;
    const missing = await tab.http.json('/api/admin/quotes/a').catch((error: unknown) => error);
    await expect(tab.auth.checkError(missing)).resolves.toBeUndefined();
    await expect(tab.auth.checkAuth({})).resolves.toBeUndefined();

    const freshTab = openTab(server, storage);
    await expect(freshTab.session.restore()).rejects.toMatchObject({ status: 0 });
    server.down = false;
    await freshTab.session.restore();
    await expect(freshTab.auth.checkAuth({})).resolves.toBeUndefined();
  });

  it('notices that another person signed in from another tab', async () => {
    let replaced = 0;
    tab.session.whenReplaced(() => (replaced += 1));
    await tab.session.signIn(credentials.email, credentials.password);
    server.staffId = 's2';
    await openTab(server, storage).session.signIn(credentials.email, credentials.password);
    await tab.http.json('/api/admin/quotes/a');
    expect(replaced).toBe(1);
  });
});

describe('signing out', () => {
  it('tells the server and forgets the session', async () => {
    await tab.session.signIn(credentials.email, credentials.password);
    await tab.auth.logout({});
    expect(server.count('/logout')).toBe(1);
    await expect(tab.auth.checkAuth({})).rejects.toBeDefined();
    await tab.session.restore();
    expect(server.count('/refresh')).toBe(0);
  });

  it('forgets the session even when the server is away', async () => {
    await tab.session.signIn(credentials.email, credentials.password);
    server.down = true;
    await tab.auth.logout({});
    await expect(tab.auth.checkAuth({})).rejects.toBeDefined();
  });
});

const forbidden = new ApiProblem({
  type: 'about:blank',
  title: '',
  status: 403,
  code: 'AUTH.FORBIDDEN',
  correlationId: '',
});

it('shows a missing permission without ending the session', async () => {
  await expect(tab.auth.checkError(forbidden)).resolves.toBeUndefined();
});
