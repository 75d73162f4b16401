import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../content/index.js';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { hashNewPassword } from '../../platform/auth/new-passwords.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { StaffPasswordNoticeMail } from '../notices/staff-notice.mails.js';

/** A member of staff changes their own password, having proved who they are. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly sessions: Sessions,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly events: SecurityEvents,
  ) {}

  /** 422 at `newPassword` when it may not be used. */
  async change({ id, email, name, sessionId }: CurrentStaff, newPassword: string): Promise<void> {
    const { companyName } = await this.settings.site();
    const passwordHash = await hashNewPassword(newPassword, [companyName, name, email], 'newPassword');
    await this.outbox.commit(async (database, owe) => {
      await database.staffAccount.update({ where: { id }, data: { passwordHash } });
      await this.sessions.endAllOfStaff(id, 'password-changed', { except: sessionId, database });
      await owe(StaffPasswordNoticeMail, { to: email, about: { kind: 'staff_account', id } });
    });
    await this.events.note('password.changed', { resource: 'staff', recordId: id, actor: { id, email } });
  }
}
