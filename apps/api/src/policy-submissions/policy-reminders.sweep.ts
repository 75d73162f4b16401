import { dateColumn, dayOfColumn, type Policy } from '@flota/prisma';
import { addDays, POLICY_SUBMISSION_OPEN, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Notices } from '../platform/notices/notices.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';
import { PolicyReminderMail } from './policy-reminder.mail.js';

/** Days before its end on which a customer is told, the nearest that has come; -1 once it is over. */
const STEPS = [-1, 0, 5, 15, 30] as const;

/** Who came in with a policy that was long over is not told of it for the first time now. */
const TOLD_AFTER_DAYS = 15;

/**
 * Tells customers that a policy ends, once a step, until another one covers the vehicle or was sent in. A worker that was off
 * on the day makes up for it on the next ones, and of steps that were missed tells the last.
 */
@Every({ hours: 1 })
export class PolicyRemindersSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
  ) {
    super();
  }

  /** How many mails are owed now that were not before. */
  override async sweep(today = todayInMexico()): Promise<number> {
    let owed = 0;
    for (const policy of await this.ending(today)) {
      if (this.stopped) break;
      if (await this.tell(policy, today)) owed += 1;
    }
    return owed;
  }

  /** Of contracts that run on, policies that end soon or just did and that no other one follows. */
  private async ending(today: string) {
    const policies = await this.prisma.policy.findMany({
      where: {
        endsOn: {
          gte: dateColumn(addDays(today, -TOLD_AFTER_DAYS)),
          lte: dateColumn(addDays(today, STEPS.at(-1) ?? 0)),
        },
        contract: {
          state: 'active',
          customer: { active: true, registeredAt: { not: null } },
          policySubmissions: { none: { state: { in: [...POLICY_SUBMISSION_OPEN] } } },
        },
      },
      include: {
        reminders: true,
        contract: {
          select: {
            customer: { select: { id: true, email: true, phone: true } },
            policies: { select: { endsOn: true } },
            instalments: { select: { dueOn: true }, orderBy: { dueOn: 'desc' }, take: 1 },
          },
        },
      },
    });
    return policies.filter(({ endsOn, contract: { policies: all, instalments } }) => {
      const isLast = all.every((other) => other.endsOn <= endsOn);
      const contractEndsOn = instalments[0]?.dueOn;
      return isLast && contractEndsOn !== undefined && contractEndsOn > endsOn;
    });
  }

  /** `false` when it was told already, by another worker too. */
  private tell(
    policy: Policy & {
      reminders: { daysBefore: number }[];
      contract: { customer: { id: string; email: string; phone: string | null } };
    },
    today: string,
  ): Promise<boolean> {
    const step = stepOf(dayOfColumn(policy.endsOn), today);
    if (step === undefined || policy.reminders.some(({ daysBefore }) => daysBefore <= step)) {
      return Promise.resolve(false);
    }
    return this.outbox.commit(async (database, owe) => {
      const { count } = await database.policyReminder.createMany({
        data: [{ policyId: policy.id, daysBefore: step }],
        skipDuplicates: true,
      });
      if (count === 0) return false;
      const { customer } = policy.contract;
      const about = { kind: 'policy', id: policy.id } as const;
      const told = await this.notices.tell(database, owe, {
        kind: 'policies',
        customer,
        about,
        mail: PolicyReminderMail,
      });
      return told.any;
    });
  }
}

/** Which reminder it is time for. */
const stepOf = (endsOn: string, today: string) => STEPS.find((days) => endsOn <= addDays(today, days));
