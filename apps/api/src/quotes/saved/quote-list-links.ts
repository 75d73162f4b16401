import { Inject, Injectable } from '@nestjs/common';
import type { QuoteListLink } from '@flota/prisma';
import { sitePath } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

const VALID_MS = 2 * 3_600_000;
const idSchema = z.uuid();

/**
 * Links to all quotes of a mailbox. A token is `{id}.{signature}`, good for some hours and for nothing else; it stands
 * behind the `#` of an address, which no server and no log ever sees.
 */
@Injectable()
export class QuoteListLinks {
  private readonly key: string;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>,
    private readonly prisma: PrismaService,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'quote-list-link');
  }

  async issue(database: Database, email: string): Promise<string> {
    const expiresAt = new Date(Date.now() + VALID_MS);
    const { id } = await database.quoteListLink.create({ data: { email, expiresAt }, select: { id: true } });
    return id;
  }

  /** 410 unless it works. */
  async open(token: string): Promise<QuoteListLink> {
    const [id = '', signature = ''] = token.split('.');
    const isOurs = idSchema.safeParse(id).success && sameText(hmac(this.key, id), signature);
    const link = isOurs
      ? await this.prisma.quoteListLink.findFirst({ where: { id, expiresAt: { gt: new Date() } } })
      : null;
    if (!link) throw new ProblemException(410, 'LINK.EXPIRED');
    return link;
  }

  urlOf(id: string): string {
    return `${this.env.APP_URL}${sitePath('savedQuotes')}#token=${id}.${hmac(this.key, id)}`;
  }
}
