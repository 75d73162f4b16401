import type { ByteRange } from './storage.js';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The bytes that a player asks for (RFC 9110, 14.2), which it does to begin, and to go on elsewhere. `undefined`: all of them,
 * which is also the answer to what we don't understand; `null`: there are none of those.
 */
export function askedRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // Without a beginning it is the last so many.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first >= size || last < first ? null : { first, last };
}
