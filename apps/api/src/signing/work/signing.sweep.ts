import { dateColumn, dayOfColumn } from '@flota/prisma';
import { SIGNING_WANTED, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { SigningEndedMail } from '../mails/signing-ended.mail.js';
import { SigningReminderMail } from '../mails/signing-reminder.mail.js';
import { heldRequest, noteEvent } from '../requests/request-history.js';
import { isReminderDue } from './is-reminder-due.js';

/** After so much silence of the provider it is asked: a message that was lost loses nothing. */
const SILENCE_MS = 10 * 60_000;
/** What was done is of use for looking into trouble, for a while. */
const KEPT_MS = 24 * 3_600_000;

const MOST = 100;

/** Ends what nobody signed in time, asks how the others stand, and reminds. */
@Every({ minutes: 5 })
export class SigningSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override async sweep(now = new Date(), today = todayInMexico()): Promise<void> {
    await this.endOverdue(today);
    await this.askAbout(now);
    await this.remind(now, today);
    const before = new Date(now.getTime() - KEPT_MS);
    await this.prisma.signingErrand.deleteMany({ where: { state: 'done', createdAt: { lt: before } } });
  }

  private async endOverdue(today: string): Promise<void> {
    const where = { state: { in: [...SIGNING_WANTED, 'preparing' as const] }, deadline: { lt: dateColumn(today) } };
    await this.inSteps(MOST, async (take) => {
      const overdue = await this.prisma.signingRequest.findMany({ where, select: { id: true }, take });
      for (const { id } of overdue) if (!this.stopped) await this.end(id);
      return overdue.length;
    });
  }

  private async end(id: string): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const request = await heldRequest(database, id);
      if (!request || !ENDS.has(request.state)) return;
      await database.signingRequest.update({ where: { id }, data: { state: 'expired' } });
      await noteEvent(database, id, 'expired');
      await database.signingErrand.create({ data: { requestId: id } });
      // Of what never reached them nobody is told.
      if (!request.sentAt) return;
      await owe(SigningEndedMail, { to: request.contract.customer.email, about: { kind: 'signing_request', id } });
    });
  }

  private async askAbout(now: Date): Promise<void> {
    const recently = { createdAt: { gt: new Date(now.getTime() - SILENCE_MS) } };
    const silent = await this.prisma.signingRequest.findMany({
      where: {
        state: { in: [...SIGNING_WANTED] },
        errands: { none: { OR: [{ state: { in: ['pending', 'working', 'failed'] } }, recently] } },
      },
      select: { id: true },
    });
    await this.prisma.signingErrand.createMany({ data: silent.map(({ id: requestId }) => ({ requestId })) });
  }

  private async remind(now: Date, today: string): Promise<void> {
    const waiting = await this.prisma.signingRequest.findMany({
      where: { state: { in: [...SIGNING_WANTED] }, signers: { some: { role: 'customer', signedAt: null } } },
      select: { id: true, sentAt: true, remindedAt: true, deadline: true },
    });
    for (const { deadline, id, ...told } of waiting) {
      if (this.stopped) return;
      if (isReminderDue({ ...told, deadline: dayOfColumn(deadline) }, today))
        await this.remindOf(id, now, told.remindedAt);
    }
  }

  /** Once, however many sweeps look: the column as it was found is the condition. */
  private async remindOf(id: string, now: Date, remindedAt: Date | null): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const { count } = await database.signingRequest.updateMany({
        where: { id, remindedAt, state: { in: [...SIGNING_WANTED] } },
        data: { remindedAt: now },
      });
      if (count === 0) return;
      const request = await heldRequest(database, id);
      if (!request) return;
      await noteEvent(database, id, 'reminded');
      await owe(SigningReminderMail, { to: request.contract.customer.email, about: { kind: 'signing_request', id } });
    });
  }
}

const ENDS: ReadonlySet<string> = new Set([...SIGNING_WANTED, 'preparing']);
