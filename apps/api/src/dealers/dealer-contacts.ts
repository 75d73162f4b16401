import { Inject, Injectable } from '@nestjs/common';
import type { contactDealerSchema } from '@flota/schemas';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { ENV, type Env } from '../platform/config/env.js';
import { deriveKey } from '../platform/crypto/keys.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A mail is opened weeks later; a dealer's data that went round for longer should be asked for again. */
const TOKEN_MS = 30 * 24 * 3_600_000;

/** Hands out a dealer's contact data to whoever holds a token of ours (decision 12): encrypted, and good for a month. */
@Injectable()
export class DealerContacts {
  private readonly key: Buffer;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>,
    private readonly prisma: PrismaService,
  ) {
    this.key = Buffer.from(deriveKey(env.APP_SECRET, 'dealer-contact'), 'base64url');
  }

  issue(slug: string, now = Date.now()): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv);
    const sealed = [iv, cipher.update(`${now + TOKEN_MS}.${slug}`, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64url');
  }

  /** 410 for a token that is not ours or too old, 404 when the dealer is gone. */
  async read(token: string, now = Date.now()): Promise<z.output<typeof contactDealerSchema>> {
    const slug = this.slugOf(token, now);
    if (slug === null) throw new ProblemException(410, 'LINK.EXPIRED');
    const dealer = await this.prisma.distributor.findFirst({
      where: { slug, active: true },
      include: { city: { select: { name: true } } },
    });
    if (!dealer) throw ProblemException.notFound();
    const { name, phone, email, address, postalCode, city } = dealer;
    const url = `${this.env.APP_URL}/distribuidores?d=${slug}`;
    return { name, phone, email, address: `${address}, ${postalCode} ${city.name}`, url };
  }

  private slugOf(token: string, now: number): string | null {
    const [expires = '', slug = ''] = this.open(Buffer.from(token, 'base64url'))?.split('.') ?? [];
    return slug && Number(expires) > now ? slug : null;
  }

  private open(sealed: Buffer): string | null {
    try {
      const decipher = createDecipheriv(CIPHER, this.key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
