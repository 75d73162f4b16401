import { Inject, Injectable } from '@nestjs/common';
import type { Customer, LinkPurpose, OneTimeLink } from '@flota/prisma';
import { LINK_PAGES } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sha256 } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

const MINUTE_MS = 60_000;
const VALID_MS: Record<LinkPurpose, number> = {
  registration: 24 * 60 * MINUTE_MS,
  password_reset: 30 * MINUTE_MS,
  email_change: 60 * MINUTE_MS,
};

type OpenLink = OneTimeLink & { customer: Customer };

/** For every link that doesn't work, whatever the reason. */
export const linkExpired = () => new ProblemException(410, 'LINK.EXPIRED');

/**
 * Links that work once. A token is `{id}.{signature}`: derived, so that the mail can be written from the row, while the
 * database only has its hash.
 */
@Injectable()
export class OneTimeLinks {
  private readonly key: string;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>,
    private readonly prisma: PrismaService,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'one-time-link');
  }

  /** Ends older links of the same purpose. */
  async issue(
    database: Database,
    { customerId, purpose, email }: Pick<OneTimeLink, 'customerId' | 'purpose' | 'email'>,
  ): Promise<string> {
    await this.endAll(database, customerId, [purpose]);
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + VALID_MS[purpose]);
    await database.oneTimeLink.create({
      data: { id, customerId, purpose, email, expiresAt, tokenHash: sha256(this.tokenOf(id)) },
    });
    return id;
  }

  /** The link of a token, without using it. 410 unless it works. */
  async peek(token: string): Promise<OpenLink> {
    const link = await this.prisma.oneTimeLink.findFirst({ where: openWith(token), include: { customer: true } });
    if (!link) throw linkExpired();
    return link;
  }

  /** A change of address that this customer asked for and never confirmed, by its link: whether or not that works still. 410 for others. */
  async unconfirmed(token: string, customerId: string): Promise<OneTimeLink> {
    const link = await this.prisma.oneTimeLink.findFirst({
      where: { tokenHash: sha256(token), usedAt: null, purpose: 'email_change', customerId },
    });
    if (!link) throw linkExpired();
    return link;
  }

  /** Uses a link up. 410 unless it works for one of the purposes. */
  async use(database: Database, token: string, purposes: LinkPurpose[]): Promise<OpenLink> {
    // One statement checks and marks, so that of two uses at once only one wins.
    const [used] = await database.oneTimeLink.updateManyAndReturn({
      where: { ...openWith(token), purpose: { in: purposes } },
      data: { usedAt: new Date() },
      include: { customer: true },
    });
    if (!used) throw linkExpired();
    return used;
  }

  async endAll(database: Database, customerId: string, purposes?: LinkPurpose[]): Promise<void> {
    const now = new Date();
    await database.oneTimeLink.updateMany({
      where: { customerId, usedAt: null, expiresAt: { gt: now }, purpose: purposes && { in: purposes } },
      data: { expiresAt: now },
    });
  }

  /** The page of the site that the mail leads to. */
  urlOf({ id, purpose }: Pick<OneTimeLink, 'id' | 'purpose'>): string {
    return `${this.env.APP_URL}${LINK_PAGES[purpose]}#token=${this.tokenOf(id)}`;
  }

  private tokenOf(id: string): string {
    return `${id}.${hmac(this.key, id)}`;
  }
}

const openWith = (token: string) => ({
  tokenHash: sha256(token),
  usedAt: null,
  expiresAt: { gt: new Date() },
  customer: { active: true },
});
