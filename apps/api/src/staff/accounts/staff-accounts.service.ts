import { Injectable } from '@nestjs/common';
import type { staffChangeSchema, staffInvitationSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { StaffAccountNoticeMail, StaffInvitationMail } from './staff-account.mails.js';
import { StaffInvitationsService } from './staff-invitations.service.js';

/** What administrators do about who works here. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly invitations: StaffInvitationsService,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** 422 when somebody has that address already. */
  async invite(admin: CurrentStaff, invitation: z.output<typeof staffInvitationSchema>): Promise<string> {
    return this.outbox
      .commit(async (database, owe) => {
        const { id } = await database.staffAccount.create({ data: invitation });
        await this.audit.write(database, admin, { ...about('create', id), after: invitation });
        const link = await this.invitations.issue(database, id);
        await owe(StaffInvitationMail, { to: invitation.email, about: { kind: 'staff_invitation', id: link } });
        return id;
      })
      .catch((error: Error & { code?: string }) => {
        if (error.code !== 'P2002') throw error;
        throw ProblemException.invalid([{ field: 'email', code: 'VALUE.TAKEN' }]);
      });
  }

  /** Another link: the first one ran out, or the password is forgotten. */
  async sendLink(admin: CurrentStaff, id: string): Promise<void> {
    const { email, active } = await this.account(this.prisma, id);
    if (!active) throw new ProblemException(409, 'RESOURCE.CONFLICT');
    await this.outbox.commit(async (database, owe) => {
      const link = await this.invitations.issue(database, id);
      await this.audit.note(database, { ...about('send-link', id), actor: admin });
      await owe(StaffInvitationMail, { to: email, about: { kind: 'staff_invitation', id: link } });
    });
  }

  /**
   * A new role and a closed account end every session, and their owner is told. 409 `STAFF.OWN_ACCOUNT` for one's own role
   * and access: so there is always an administrator left, who is whoever does it.
   */
  async change(
    admin: CurrentStaff,
    id: string,
    { updatedAt, ...wished }: z.output<typeof staffChangeSchema>,
  ): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      await stillAdmin(database, admin);
      const { name, role, active, ...former } = await this.account(database, id);
      if (former.updatedAt.toISOString() !== updatedAt) throw ProblemException.stale();
      const changesAccess = role !== wished.role || active !== wished.active;
      if (changesAccess && id === admin.id) throw new ProblemException(409, 'STAFF.OWN_ACCOUNT');
      await database.staffAccount.update({ where: { id }, data: wished });
      await this.audit.write(database, admin, {
        ...about('edit', id),
        before: { name, role, active },
        after: wished,
      });
      if (!changesAccess) return;
      await this.sessions.endAllOfStaff(id, 'account-changed', { database });
      await owe(StaffAccountNoticeMail, { to: former.email, about: { kind: 'staff_account', id } });
    });
  }

  private async account(database: Database, id: string) {
    return (await database.staffAccount.findUnique({ where: { id } })) ?? notFound();
  }
}

const notFound = () => {
  throw ProblemException.notFound();
};

const about = (action: string, recordId: string) => ({ action, resource: 'staff-accounts', recordId });

/** Two administrators who close each other's account at once: the second one is none any more. */
async function stillAdmin(database: Database, { id }: CurrentStaff): Promise<void> {
  const admins = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM staff_account WHERE role = 'admin' AND active ORDER BY id FOR UPDATE`;
  if (!admins.some((admin) => admin.id === id)) throw ProblemException.forbidden();
}
