import type { z } from 'zod';
import { hmac, sameText } from '../../crypto/keys.js';

/** What the server wants to be told again and keeps nowhere: `{content}.{signature}`. */
export function sealTicket(key: string, content: object): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${hmac(key, body)}`;
}

/** Its content; `null` when it isn't of that shape, or, given the key, when it was not signed with it. */
export function openTicket<Content>(schema: z.ZodType<Content>, text: string, key?: string): Content | null {
  const [body = '', signature = ''] = text.split('.');
  if (key !== undefined && !sameText(signature, hmac(key, body))) return null;
  try {
    return schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? null;
  } catch {
    // Not one of ours.
    return null;
  }
}
