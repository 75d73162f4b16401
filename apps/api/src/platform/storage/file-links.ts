import { Inject, Injectable } from '@nestjs/common';
import type { StoredFile } from '@flota/prisma';
import type { FileLink } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../config/env.js';
import { deriveKey, hmac, sameText } from '../crypto/keys.js';

/** Long enough to open it on a slow phone, too short to be worth passing on. */
const LINK_MS = 5 * 60_000;

const linkedFileSchema = z.object({ fileId: z.uuid(), name: z.string(), expires: z.number() });
type LinkedFile = z.infer<typeof linkedFileSchema>;

/**
 * Addresses of private files: `/api/files/{what}.{signature}`, good for five minutes. Whoever asks for one has checked
 * that its reader may have the file.
 */
@Injectable()
export class FileLinks {
  private readonly key: string;

  constructor(@Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>) {
    this.key = deriveKey(APP_SECRET, 'file-link');
  }

  /** @param name a name of ours, e.g. `estado-de-cuenta-2026-10.pdf`: letters, digits, dots and hyphens. */
  issue({ id }: Pick<StoredFile, 'id'>, name: string, now = Date.now()): FileLink {
    if (!/^[\w.-]+$/.test(name)) throw new Error(`No name for a download: ${name}`);
    const expires = now + LINK_MS;
    const what = Buffer.from(JSON.stringify({ fileId: id, name, expires } satisfies LinkedFile)).toString('base64url');
    return { url: `/api/files/${what}.${hmac(this.key, what)}`, expiresAt: new Date(expires).toISOString() };
  }

  /** `null` for an address that is not ours or too old. */
  read(token: string, now = Date.now()): LinkedFile | null {
    const [what = '', signature = ''] = token.split('.');
    if (!sameText(signature, hmac(this.key, what))) return null;
    const file = linkedFileSchema.parse(JSON.parse(Buffer.from(what, 'base64url').toString()));
    return file.expires > now ? file : null;
  }
}
