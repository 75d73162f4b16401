import { Injectable } from '@nestjs/common';
import type { StaffAccount } from '@flota/prisma';
import { type AdminStaffAccount, newPasswordSchema, type staffInvitationSchema } from '@flota/schemas';
import type { z } from 'zod';
import { SettingsService } from '../../content/index.js';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { hashNewPassword } from '../../platform/auth/new-passwords.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { StaffFactorsService } from '../factors/staff-factors.service.js';
import { StaffFactorNoticeMail, StaffPasswordNoticeMail } from '../notices/staff-notice.mails.js';
import { StaffAccountNoticeMail, StaffInvitationMail } from './staff-account.mails.js';
import { staffAccountsResource } from './staff-accounts.resource.js';
import { StaffInvitationsService } from './staff-invitations.service.js';

type NewAccount = z.output<typeof staffInvitationSchema>;

/**
 * What whoever operates the installation does about who works here, on the machine and past the backoffice: the first
 * administrator, and the one who is locked out. Each leaves its trace in the audit log, and its owner is told by mail.
 */
@Injectable()
export class StaffOperations {
  constructor(
    private readonly prisma: PrismaService,
    private readonly invitations: StaffInvitationsService,
    private readonly factors: StaffFactorsService,
    private readonly sessions: Sessions,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<AdminStaffAccount[]> {
    const include = staffAccountsResource.include as object;
    const rows = await this.prisma.staffAccount.findMany({ include, orderBy: { email: 'asc' } });
    return rows.map((row) => staffAccountsResource.present(row) as AdminStaffAccount);
  }

  /** With the password, or with a link by mail to choose one. 422 for a password that may not be, and a known address. */
  async create(actor: Actor, account: NewAccount, password: string | null): Promise<void> {
    const { email, name } = account;
    const known = await this.prisma.staffAccount.findUnique({ where: { email }, select: { id: true } });
    if (known) throw ProblemException.invalid([{ field: 'email', code: 'VALUE.TAKEN' }]);
    const passwordHash = password === null ? null : await this.hash(password, [name, email]);
    await this.outbox.commit(async (database, owe) => {
      const { id } = await database.staffAccount.create({ data: { ...account, passwordHash } });
      await this.audit.write(database, actor, { ...about('create', id), after: account });
      if (passwordHash !== null) return;
      const link = await this.invitations.issue(database, id);
      await owe(StaffInvitationMail, { to: email, about: { kind: 'staff_invitation', id: link } });
    });
  }

  /** Another password; all sessions end. */
  async setPassword(actor: Actor, email: string, password: string): Promise<void> {
    const { id, name } = await this.account(email);
    const passwordHash = await this.hash(password, [name, email]);
    await this.changing(email, async (database, owe) => {
      await database.staffAccount.update({ where: { id }, data: { passwordHash } });
      await this.audit.note(database, { ...about('password.changed', id), actor });
      await owe(StaffPasswordNoticeMail, { to: email, about: { kind: 'staff_account', id } });
    });
  }

  /** Closes an account, or opens it again. 409 when nobody would be left who administers. */
  async setActive(actor: Actor, email: string, active: boolean): Promise<void> {
    await this.changing(email, async (database, owe, { id, role, active: former }) => {
      const admins = await database.$queryRaw<{ id: string }[]>`
        SELECT id FROM staff_account WHERE role = 'admin' AND active ORDER BY id FOR UPDATE`;
      const others = admins.filter((admin) => admin.id !== id);
      if (!active && role === 'admin' && others.length === 0) throw new ProblemException(409, 'STAFF.OWN_ACCOUNT');
      await database.staffAccount.update({ where: { id }, data: { active } });
      await this.audit.write(database, actor, { ...about('edit', id), before: { active: former }, after: { active } });
      await owe(StaffAccountNoticeMail, { to: email, about: { kind: 'staff_account', id } });
    });
  }

  /** The next sign-in sets up a new one; all sessions end. */
  async forgetSecondFactor(actor: Actor, email: string): Promise<void> {
    await this.changing(email, async (database, owe, { id }) => {
      await this.factors.forgetAll(database, id);
      await this.audit.note(database, { ...about('second-factor.removed', id), actor });
      await owe(StaffFactorNoticeMail, { to: email, about: { kind: 'staff_account', id } });
    });
  }

  private async changing(
    email: string,
    change: (database: Database, owe: Owe, account: StaffAccount) => Promise<void>,
  ): Promise<void> {
    const account = await this.account(email);
    await this.outbox.commit(async (database, owe) => {
      await change(database, owe, account);
      await this.sessions.endAllOfStaff(account.id, 'account-changed', { database });
    });
  }

  private async account(email: string): Promise<StaffAccount> {
    const account = await this.prisma.staffAccount.findUnique({ where: { email } });
    if (!account) throw ProblemException.notFound();
    return account;
  }

  private async hash(password: string, about: readonly string[]): Promise<string> {
    const { error } = newPasswordSchema.safeParse(password);
    if (error) throw ProblemException.invalid([{ field: 'password', code: 'PASSWORD.TOO_SHORT' }]);
    const { companyName } = await this.settings.site();
    return hashNewPassword(password, [companyName, ...about], 'password');
  }
}

const about = (action: string, recordId: string) => ({ action, resource: 'staff-accounts', recordId });
