import { Inject, Injectable } from '@nestjs/common';
import type { StaffAccount } from '@flota/prisma';
import { randomUUID } from 'node:crypto';
import { SettingsService } from '../../content/index.js';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import { hashNewPassword } from '../../platform/auth/new-passwords.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sha256 } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

const VALID_MS = 48 * 3_600_000;

const expired = () => new ProblemException(410, 'LINK.EXPIRED');

/** Links by which staff choose their password, once and for two days: when they are invited, and when they forgot it. */
@Injectable()
export class StaffInvitationsService {
  private readonly key: string;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly sessions: Sessions,
    private readonly settings: SettingsService,
    private readonly events: SecurityEvents,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'staff-invitation');
  }

  /** Ends older links of the same person. Answers the new one's id. */
  async issue(database: Database, staffId: string): Promise<string> {
    const now = new Date();
    await database.staffInvitation.updateMany({
      where: { staffId, usedAt: null, expiresAt: { gt: now } },
      data: { expiresAt: now },
    });
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    await database.staffInvitation.create({ data: { id, staffId, tokenHash: sha256(this.tokenOf(id)), expiresAt } });
    return id;
  }

  /** Who it is for, without using it. 410 unless it works. */
  async invited(token: string): Promise<StaffAccount> {
    const invitation = await this.prisma.staffInvitation.findFirst({ where: open(token), include: { staff: true } });
    if (!invitation) throw expired();
    return invitation.staff;
  }

  /**
   * Sets the password. All sessions end: whoever had the former one is out. The second factor is asked for as at any
   * sign-in, since a mailbox alone must not get round it. 410 unless the link works.
   */
  async accept({ token, password }: { token: string; password: string }): Promise<StaffAccount> {
    const { name, email } = await this.invited(token);
    const { companyName } = await this.settings.site();
    const passwordHash = await hashNewPassword(password, [companyName, name, email], 'password');
    const account = await this.prisma.$transaction(async (database) => {
      // One statement checks and marks, so that of two uses at once only one wins.
      const [used] = await database.staffInvitation.updateManyAndReturn({
        where: open(token),
        data: { usedAt: new Date() },
      });
      if (!used) throw expired();
      await this.sessions.endAllOfStaff(used.staffId, 'password-set', { database });
      return database.staffAccount.update({ where: { id: used.staffId }, data: { passwordHash } });
    });
    await this.events.note('password.changed', { resource: 'staff', recordId: account.id, actor: account });
    return account;
  }

  /** The page that the mail leads to. */
  urlOf(id: string): string {
    return `${this.env.APP_URL}/admin/invitacion#token=${this.tokenOf(id)}`;
  }

  private tokenOf(id: string): string {
    return `${id}.${hmac(this.key, id)}`;
  }
}

const open = (token: string) => ({
  tokenHash: sha256(token),
  usedAt: null,
  expiresAt: { gt: new Date() },
  staff: { active: true },
});
