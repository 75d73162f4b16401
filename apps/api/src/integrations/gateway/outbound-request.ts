import type { z } from 'zod';

/** What a call is about: the id of a record of ours, for the log of calls. */
export interface CallSubject {
  /** The name of a table, e.g. `lead`. */
  kind: string;
  id: string;
}

interface Target {
  /** Below the base address, e.g. `/v2/leads`. Parts from elsewhere are encoded by whoever puts them in. */
  path?: string;
  /** Whole, instead of a path; the credentials go along only where its origin is that of the base address. */
  url?: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** At most one of these. */
interface Sent {
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  /** As it is, with its type in `headers`. */
  body?: string | Uint8Array;
}

export interface OutboundRequest<Schema extends z.ZodType> extends Target, Sent {
  /** What staff read in the log of calls, in Spanish and without personal data: `Enviar prospecto`. */
  operation: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  /** What the answer must be. */
  schema: Schema;
  /** How the answer is read: a text and bytes are handed to the schema as they are. An empty answer of JSON is `undefined`. */
  as?: 'json' | 'text' | 'bytes';
  /** Sent along; with one, what changes something may be tried again. */
  idempotencyKey?: string;
  /** Whether doing it twice is harmless though its method says nothing of it, e.g. a search by POST. */
  repeatable?: boolean;
  /** For the whole call, attempts included. */
  timeoutMs?: number;
  /** The longest answer that is read. */
  mostBytes?: number;
  /** Refusals (4xx) that are answers to this call, e.g. `[404]`; the schema then has to take what comes with them. */
  accept?: readonly number[];
  about?: CallSubject;
}

export interface OutboundAnswer<Data> {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  data: Data;
}

const HARMLESS_TWICE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

type AnyRequest = OutboundRequest<z.ZodType>;

export const mayRepeat = ({ method = 'GET', idempotencyKey, repeatable = false }: AnyRequest): boolean =>
  repeatable || idempotencyKey !== undefined || HARMLESS_TWICE.has(method);

/** @throws Error for a path that leads off the base address: a mistake of ours */
export function addressOf({ path, url, query = {} }: Target, baseUrl: string | undefined): URL {
  const target = url === undefined ? below(baseUrl, path ?? '') : new URL(url);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) target.searchParams.set(name, String(value));
  }
  return target;
}

function below(baseUrl: string | undefined, path: string): URL {
  if (baseUrl === undefined) throw new Error('A path needs a base address');
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const target = new URL(`./${path.replace(/^\/+/, '')}`, base);
  if (!target.href.startsWith(base.href)) throw new Error('A path leads off the base address');
  return target;
}

/** The body as it is sent, and its type. */
export function bodyOf({ json, form, body }: Sent): { body?: string | Uint8Array; headers: Record<string, string> } {
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  if (form !== undefined) {
    return {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  }
  return body === undefined ? { headers: {} } : { body, headers: {} };
}
