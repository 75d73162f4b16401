import { Inject, Injectable } from '@nestjs/common';
import type { AccountMember } from '@flota/prisma';
import { INVITATION_DAYS, INVITATION_PAGE } from '@flota/schemas';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sha256 } from '../../platform/crypto/keys.js';

const DAY_MS = 24 * 3_600_000;

type Invited = Pick<AccountMember, 'id' | 'expiresAt'>;

/**
 * The link of an invitation. Its token is derived from the row, so that the mail can be written from it, and from the day it
 * ends: an invitation that is sent again ends the link that was sent before. The database has its hash only.
 */
@Injectable()
export class InvitationLinks {
  private readonly key: string;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>) {
    this.key = deriveKey(env.APP_SECRET, 'account-invitation');
  }

  /** What a row has while its invitation waits, from now on. */
  issue(id: string): Pick<AccountMember, 'expiresAt' | 'tokenHash'> {
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
    return { expiresAt, tokenHash: sha256(this.tokenOf({ id, expiresAt })) };
  }

  /** The page of the site that the mail leads to; what stands after `#` is in no log and no referrer. */
  urlOf(invited: Invited): string {
    return `${this.env.APP_URL}${INVITATION_PAGE}#token=${this.tokenOf(invited)}`;
  }

  private tokenOf({ id, expiresAt }: Invited): string {
    return `${id}.${hmac(this.key, `${id}.${expiresAt.getTime()}`)}`;
  }
}

/** The condition for the invitation of a token, while it may be accepted. */
export const openWith = (token: string) => ({
  tokenHash: sha256(token),
  acceptedAt: null,
  revokedAt: null,
  expiresAt: { gt: new Date() },
  holder: { active: true },
});
