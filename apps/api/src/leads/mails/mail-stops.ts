import { Inject, Injectable } from '@nestjs/common';
import type { Lead, MailStop as StopRow } from '@flota/prisma';
import type { LeadMailSheet, MailStop } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { SuppressedMailboxes } from '../../platform/outbox/suppressed-mailboxes.js';
import { maskedEmail } from '../../platform/text/masked.js';
import { lockedLead } from '../work/locked-lead.js';

type Written = Pick<Lead, 'email' | 'createdAt'>;

/** Asked for by law: what somebody of this kind wants is not to be written to. */
const RIGHTS = ['cancellation', 'objection', 'revocation'] as const;

/** Who wants no mails of staff's. Whoever asks again after that wants to be answered again. */
@Injectable()
export class MailStops {
  private readonly key: string;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly suppressed: SuppressedMailboxes,
    private readonly audit: Audit,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'mail-stop-link');
  }

  /** Bears no address: it is of a mail that was written, and good for nothing once that is gone. */
  tokenOf(leadMailId: string): string {
    return `${leadMailId}.${hmac(this.key, leadMailId)}`;
  }

  /** What mail programs post to (`List-Unsubscribe`). */
  oneClickUrlOf(leadMailId: string): string {
    return `${this.env.APP_URL}/api/mail-stops/one-click/${this.tokenOf(leadMailId)}`;
  }

  /** Why nobody writes to them now; `null` where staff may. */
  async barOf(lead: Written, database: Database = this.prisma): Promise<LeadMailSheet['bar']> {
    const address = lead.email.toLowerCase();
    const stop = stopOf(lead, await database.mailStop.findUnique({ where: { address } }));
    if (stop) return { ...stop, since: stop.since.toISOString() };
    const asked = await database.rightsRequest.findFirst({
      where: {
        email: address,
        right: { in: [...RIGHTS] },
        state: { not: 'rejected' },
        createdAt: { gt: lead.createdAt },
      },
      orderBy: { createdAt: 'desc' },
      select: { createdAt: true },
    });
    if (asked) return { why: 'rights', since: asked.createdAt.toISOString() };
    const bounced = await this.suppressed.since(address, database);
    return bounced && { why: 'bounces', since: bounced.toISOString() };
  }

  /** Staff note it, or take such a note back: what somebody said themselves by the link is not staff's to take back (409). */
  async set(staff: CurrentStaff, leadId: string, isStopped: boolean): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const lead = await lockedLead(database, leadId);
      const address = lead.email.toLowerCase();
      const known = stopOf(lead, await database.mailStop.findUnique({ where: { address } }));
      if (isStopped === (known !== null)) return;
      if (known?.why === 'link') throw new ProblemException(409, 'LEAD.MAIL_BARRED');
      await (isStopped ? note(database, address, staff.id) : takeNoteBack(database, address));
      const [before, after] = [{ wantsNoMail: !isStopped }, { wantsNoMail: isStopped }];
      await this.audit.write(database, staff, {
        action: 'stop-mail',
        resource: 'leads',
        recordId: leadId,
        before,
        after,
      });
    });
  }

  /** What a link is about, without using it. 410 where its mail is gone. */
  async describe(token: string): Promise<MailStop> {
    const lead = await this.leadOf(token);
    const bar = await this.barOf(lead);
    return { email: maskedEmail(lead.email), isStopped: bar !== null && bar.why !== 'bounces' };
  }

  async stop(token: string): Promise<MailStop> {
    const { email } = await this.leadOf(token);
    const said = { since: new Date(), byId: null, saidAt: null };
    const address = email.toLowerCase();
    await this.prisma.mailStop.upsert({ where: { address }, create: { address, ...said }, update: said });
    return { email: maskedEmail(email), isStopped: true };
  }

  private async leadOf(token: string): Promise<Written> {
    const [id = '', signature = ''] = token.split('.');
    if (!sameText(signature, hmac(this.key, id))) throw new ProblemException(410, 'LINK.EXPIRED');
    const mail = await this.prisma.leadMail.findUnique({
      where: { id },
      select: { lead: { select: { email: true, createdAt: true } } },
    });
    if (!mail) throw new ProblemException(410, 'LINK.EXPIRED');
    return mail.lead;
  }
}

/** What of it is about a lead that came in before it. What they said themselves stands above what staff noted of them. */
function stopOf({ createdAt }: Written, stop: StopRow | null): { why: 'link' | 'staff'; since: Date } | null {
  if (!stop) return null;
  const said = stop.byId === null ? stop.since : stop.saidAt;
  if (said && said > createdAt) return { why: 'link', since: said };
  return stop.byId !== null && stop.since > createdAt ? { why: 'staff', since: stop.since } : null;
}

/** What they had said themselves stays below it. */
const note = (database: Database, address: string, staffId: string) =>
  database.$executeRaw`
    INSERT INTO mail_stop AS known (address, since, by_id) VALUES (${address}, ${new Date()}, ${staffId}::uuid)
    ON CONFLICT (address) DO UPDATE SET since = excluded.since, by_id = excluded.by_id,
      said_at = CASE WHEN known.by_id IS NULL THEN known.since ELSE known.said_at END`;

/** What they had said themselves before holds again, and what they say at this moment is no note. */
async function takeNoteBack(database: Database, address: string): Promise<void> {
  await database.mailStop.deleteMany({ where: { address, byId: { not: null }, saidAt: null } });
  await database.$executeRaw`
    UPDATE mail_stop SET since = said_at, by_id = NULL, said_at = NULL
    WHERE address = ${address} AND by_id IS NOT NULL AND said_at IS NOT NULL`;
}
