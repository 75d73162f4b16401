import { Inject, Injectable } from '@nestjs/common';
import type { DueCalendar as Row } from '@flota/prisma';
import {
  addDays,
  DUE_CALENDAR_PATH,
  type DueCalendar,
  type DueCalendarChoice,
  type IssuedDueCalendar,
  sitePath,
  todayInMexico,
} from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { randomToken, sha256 } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ContractStandings } from '../account/contract-standings.js';
import { paymentsByDay } from '../account/due-days.js';
import { dueCalendarIcs } from './due-calendar.ics.js';

/** So far ahead a calendar sees. */
const DAYS_AHEAD = 366;

/** The private address under which a customer's own calendar reads when payments fall due. */
@Injectable()
export class DueCalendarsService {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly standings: ContractStandings,
    private readonly settings: SettingsService,
    private readonly audit: Audit,
  ) {}

  async read(customerId: string): Promise<DueCalendar> {
    return present(await this.prisma.dueCalendar.findUnique({ where: { customerId } }));
  }

  /** A new address; one that was given before leads nowhere from now on. */
  async issue(customer: CurrentCustomer, { withAmounts }: DueCalendarChoice): Promise<IssuedDueCalendar> {
    const token = randomToken();
    const { id: customerId } = customer;
    const data = { tokenHash: sha256(token), withAmounts, createdAt: new Date() };
    const row = await this.prisma.$transaction(async (database) => {
      await this.note(database, customer, 'issue-calendar', { withAmounts });
      return database.dueCalendar.upsert({ where: { customerId }, create: { ...data, customerId }, update: data });
    });
    return { ...present(row), address: `${this.env.APP_URL}${DUE_CALENDAR_PATH}/${token}.ics` };
  }

  /** The address stays. 404 where there is none. */
  async choose(customer: CurrentCustomer, { withAmounts }: DueCalendarChoice): Promise<DueCalendar> {
    const { id: customerId } = customer;
    return this.prisma.$transaction(async (database) => {
      const [row] = await database.dueCalendar.updateManyAndReturn({ where: { customerId }, data: { withAmounts } });
      if (!row) throw ProblemException.notFound();
      await this.note(database, customer, 'edit-calendar', { withAmounts });
      return present(row);
    });
  }

  /** From now on the address leads nowhere; harmless when there is none. */
  async revoke(customer: CurrentCustomer): Promise<void> {
    const { id: customerId } = customer;
    await this.prisma.$transaction(async (database) => {
      const { count } = await database.dueCalendar.deleteMany({ where: { customerId } });
      if (count === 0) return;
      await this.note(database, customer, 'revoke-calendar');
    });
  }

  /** What falls due, for who has the address. 404 unless it counts. */
  async ics(token: string, today = todayInMexico()): Promise<string> {
    const calendar = await this.prisma.dueCalendar.findUnique({
      where: { tokenHash: sha256(token), customer: { active: true } },
    });
    if (!calendar) throw ProblemException.notFound();
    const [standings, { companyName: company }] = await Promise.all([
      this.standings.of(calendar.customerId, today),
      this.settings.site(),
    ]);
    return dueCalendarIcs({
      company,
      accountUrl: this.env.APP_URL + sitePath('account'),
      name: calendar.tokenHash.slice(0, 16),
      days: paymentsByDay(standings, addDays(today, DAYS_AHEAD)),
      withAmounts: calendar.withAmounts,
      now: new Date(),
    });
  }

  private note(database: Database, actor: CurrentCustomer, action: string, details = {}): Promise<void> {
    return this.audit.note(database, { action, resource: 'customers', recordId: actor.id, actor, details });
  }
}

const present = (row: Row | null): DueCalendar => ({
  calendar: row && { withAmounts: row.withAmounts, since: row.createdAt.toISOString() },
});
