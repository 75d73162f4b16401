import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import type { CaseReminder, ContactHours, SentNotices as SentNoticesPage } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { WITH_STANDING } from './collection.presenter.js';
import { contactHours } from './contact-hours.js';
import { debtorZone } from './debtor-zone.js';
import { CaseNotices } from './reminders/case-notices.js';
import { CaseReminders } from './reminders/case-reminders.js';
import { WITH_ANSWER } from './restructuring-entries.js';

/** Of each kind; what is older stands in the contract. */
const SHOWN = 50;

const WITH_HISTORY = {
  customer: { include: { quietHours: { select: { timeZone: true } } } },
  taxProfile: { select: { postalCode: true } },
  collectionCase: { include: WITH_STANDING },
  collectionContacts: {
    orderBy: { at: 'desc' },
    take: SHOWN,
    include: { by: { select: { id: true, name: true } } },
  },
  collectionHandovers: {
    orderBy: { createdAt: 'desc' },
    take: SHOWN,
    include: {
      agency: { select: { name: true } },
      by: { select: { name: true } },
      endedBy: { select: { name: true } },
    },
  },
  paymentPromises: { orderBy: { createdAt: 'desc' }, take: SHOWN },
  restructurings: WITH_ANSWER,
  events: { include: { enteredBy: { select: { name: true } } } },
} satisfies Prisma.ContractInclude;

const WITH_NAMES = {
  setBy: { select: { name: true } },
  liftedBy: { select: { name: true } },
} satisfies Prisma.ContactStopInclude;

export type DetailedContract = Prisma.ContractGetPayload<{ include: typeof WITH_HISTORY }> & {
  stops: Prisma.ContactStopGetPayload<{ include: typeof WITH_NAMES }>[];
  notices: SentNoticesPage['notices'];
  /** Who answered proposals, by their id. */
  people: ReadonlyMap<string, string>;
  hours: ContactHours;
  reminders: CaseReminder[];
};

/** A contract with everything that its page of collections tells. */
@Injectable()
export class CollectionDetails {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sent: CaseNotices,
    private readonly reminders: CaseReminders,
  ) {}

  async find(contractId: string): Promise<DetailedContract | null> {
    const contract = await this.prisma.contract.findUnique({ where: { id: contractId }, include: WITH_HISTORY });
    if (!contract) return null;
    const { customerId } = contract;
    const [stops, notices, hours, reminders, people] = await Promise.all([
      this.prisma.contactStop.findMany({
        where: { customerId, OR: [{ contractId: null }, { contractId }] },
        orderBy: { createdAt: 'desc' },
        take: SHOWN,
        include: WITH_NAMES,
      }),
      this.sent.of(contract),
      this.hours({ ...contract, chosenZone: contract.customer.quietHours?.timeZone }),
      this.reminders.of(contractId),
      this.namesOf(contract.restructurings.flatMap(({ endedById }) => endedById ?? [])),
    ]);
    return { ...contract, stops, notices, hours, reminders, people };
  }

  private async namesOf(ids: string[]): Promise<Map<string, string>> {
    const people = await this.prisma.customer.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true },
    });
    return new Map(people.map(({ id, name }) => [id, name]));
  }

  /** Whether a contract's holder may be looked for now, by telephone or in person. */
  async hours(
    { chosenZone, taxProfile }: { chosenZone: string | undefined; taxProfile: { postalCode: string | null } },
    now = new Date(),
  ): Promise<ContactHours> {
    const settings = await this.prisma.collectionSettings.findUniqueOrThrow({ where: { id: 1 } });
    return contactHours(now, debtorZone(chosenZone, taxProfile.postalCode), settings);
  }
}
