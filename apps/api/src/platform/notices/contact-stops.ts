import { Injectable } from '@nestjs/common';
import { type ContactStop, dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';

const inForce = (today: string) =>
  ({
    liftedAt: null,
    OR: [{ until: null }, { until: { gte: dateColumn(today) } }],
  }) satisfies Prisma.ContactStopWhereInput;

/** The same of one that was read. */
export const stopHolds = ({ liftedAt, until }: Pick<ContactStop, 'liftedAt' | 'until'>, today: string): boolean =>
  liftedAt === null && (until === null || dayOfColumn(until) >= today);

/** Contracts that their holder may be asked to pay: nobody stopped it, of them or of all that the holder has. */
export const mayBeAskedFor = (today: string) =>
  ({
    contactStops: { none: inForce(today) },
    customer: { contactStops: { none: { ...inForce(today), contractId: null } } },
  }) satisfies Prisma.ContractWhereInput;

/** Of whom nobody asks for what they owe: staff's word that contact is stopped, of a contract or of all that somebody has. */
@Injectable()
export class ContactStops {
  /** The newest one that holds, of a contract or of all that its holder has. */
  current(
    database: Database,
    { contractId, customerId }: { contractId: string; customerId: string },
    today = todayInMexico(),
  ): Promise<ContactStop | null> {
    return database.contactStop.findFirst({
      where: { customerId, AND: [inForce(today), { OR: [{ contractId: null }, { contractId }] }] },
      orderBy: { createdAt: 'desc' },
    });
  }
}
