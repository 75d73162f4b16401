import type { StaffRole } from '@flota/schemas';

/** Who calls. The two customers have records of their own. */
export const IDENTITIES = [
  'anonymous',
  'customer',
  'other-customer',
  'admin',
  'content',
  'care',
  'finance',
  'auditor',
  'integrator',
] as const;
export type Identity = (typeof IDENTITIES)[number];

export const roleOf = (who: Identity): StaffRole | 'customer' | 'integrator' | null => {
  if (who === 'anonymous') return null;
  return who === 'customer' || who === 'other-customer' ? 'customer' : who;
};

/**
 * A request as it can be written down and sent again to another database: `«contracts.0»` stands for the id of the first
 * contract there. Bytes that are no text are kept as latin1 with `bytes`.
 */
export interface FuzzRequest {
  as: Identity;
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string | undefined;
  bytes?: boolean | undefined;
  /** Signed as the card provider signs. */
  signed?: boolean | undefined;
}

/** Stands for when the record of the address was changed last. */
export const VERSION = '«updatedAt»';

const PLACEHOLDER = /«([\w-]+)\.(\d+)»/g;

/** By name, ids of what is there. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

export const filledIn = (text: string, ids: KnownIds): string =>
  text.replace(PLACEHOLDER, (_all, name: string, index: string) => {
    const known = ids[name] ?? [];
    return known[Number(index) % Math.max(known.length, 1)] ?? '0198a000-0000-7000-8000-000000000000';
  });

/** The bytes that go over the wire. */
export function bytesOf(request: FuzzRequest, ids: KnownIds, own: readonly (readonly [string, string])[]): Buffer {
  const target = filledIn(request.target, ids);
  const body = bodyOf(request, ids);
  const headers = [
    ['Host', 'flota.test'],
    ['Connection', 'close'],
    ...own,
    ...request.headers.map(([name, value]) => [name, filledIn(value, ids)]),
    ...(body ? [['Content-Length', String(body.length)]] : []),
  ];
  const lines = [`${request.method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]);
}

export function bodyOf({ body, bytes }: FuzzRequest, ids: KnownIds): Buffer | undefined {
  if (body === undefined) return undefined;
  return bytes ? Buffer.from(body, 'latin1') : Buffer.from(filledIn(body, ids));
}
