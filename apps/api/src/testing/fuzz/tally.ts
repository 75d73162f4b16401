import type { RawAnswer } from '../raw-http.js';
import type { Identity } from './fuzz-request.js';
import { codeOf } from './verdict.js';

/** Refused before the handler of the route had a look. */
const AT_THE_DOOR = new Set(['AUTH.REQUIRED', 'AUTH.FORBIDDEN', 'REQUEST.CSRF', 'REQUEST.RATE_LIMITED']);

/** Counts what was asked and answered. */
export class Tally {
  readonly byStatus = new Map<string, number>();
  readonly byCode = new Map<string, number>();
  readonly byIdentity = new Map<Identity, number>();
  readonly operations = new Set<string>();
  readonly succeeded = new Set<string>();
  requests = 0;
  reached = 0;

  add(operation: string, as: Identity, answer: RawAnswer): void {
    const code = codeOf(answer);
    this.requests += 1;
    this.operations.add(operation);
    count(this.byIdentity, as);
    count(this.byStatus, answer.status === null ? 'none' : `${Math.floor(answer.status / 100)}xx`);
    count(this.byCode, code);
    if (!AT_THE_DOOR.has(code)) this.reached += 1;
    if (answer.status !== null && answer.status < 400) this.succeeded.add(operation);
  }
}

const count = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1);
