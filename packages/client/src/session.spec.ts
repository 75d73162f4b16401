import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiProblem } from './problem.js';
import { createSession, type Session, withSession } from './session.js';

interface Somebody {
  jwt: string;
  name: string;
}

const over = () =>
  new ApiProblem({ type: 'about:blank', title: '', status: 401, code: 'AUTH.SESSION_ENDED', correlationId: '' });

let valid: string;
let next: (() => Somebody) | null;
let refreshes: number;
let session: Session<Somebody>;

const ana = (jwt: string): Somebody => ({ jwt, name: 'Ana' });

const transport = async (_path: string, init?: RequestInit) => {
  const bearer = new Headers(init?.headers).get('authorization');
  return new Response(null, { status: bearer === `Bearer ${valid}` ? 204 : 401 });
};
const call = async (of = session) => (await withSession(transport, of)('/a')).status;
const items = new Map<string, string>();

const openPage = () =>
  createSession<Somebody>({
    async refresh() {
      refreshes += 1;
      if (!next) throw over();
      return next();
    },
    mark: {
      key: 'mark',
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
    },
    lock: { name: 'lock', locks: () => undefined },
  });

beforeEach(() => {
  valid = 'one';
  next = null;
  refreshes = 0;
  session = openPage();
  session.begin(ana('one'));
});

describe('a session that is over while somebody works', () => {
  let asked: string[];
  let answer: (session: Somebody | null) => void;

  beforeEach(async () => {
    asked = [];
    session.whenOver(({ name }) => {
      asked.push(name);
      return new Promise((resolve) => (answer = resolve));
    });
    valid = 'two';
  });

  const settled = () => new Promise((done) => setTimeout(done));

  it('is taken up again, and all that waited goes on', async () => {
    const calls = [call(), call(), call()];
    await settled();
    expect(asked).toEqual(['Ana']);
    expect(session.snapshot().session).toEqual(ana('one'));
    answer(ana('two'));
    expect(await Promise.all(calls)).toEqual([204, 204, 204]);
    expect(session.snapshot().session).toEqual(ana('two'));
  });

  it('does not let a later call through before that', async () => {
    const first = call();
    await settled();
    const later = call();
    await settled();
    expect([asked.length, refreshes]).toEqual([1, 1]);
    answer(ana('two'));
    expect(await Promise.all([first, later])).toEqual([204, 204]);
  });

  it('ends when the person would rather leave', async () => {
    const refused = call();
    await settled();
    answer(null);
    expect(await refused).toBe(401);
    expect(session.snapshot()).toEqual({ session: null, known: true });
  });
});

it('is renewed before its token ends', async () => {
  const jwt = `h.${btoa(JSON.stringify({ iat: 1_000, exp: 1_030 }))}.s`;
  session.begin(ana(jwt));
  next = () => ana('one');
  expect(await call()).toBe(204);
  expect(refreshes).toBe(1);
});
