import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { dayInMexico, type NewContact, todayInMexico } from '@flota/schemas';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Idempotency } from '../platform/idempotency/idempotency.js';
import { ContactStops } from '../platform/notices/contact-stops.js';
import { CollectionDetails } from './collection-details.js';
import { CollectionWorkService } from './collection-work.service.js';

const WITH_ZONE = {
  customer: { select: { quietHours: { select: { timeZone: true } } } },
  taxProfile: { select: { postalCode: true } },
} satisfies Prisma.ContractInclude;
type Looked = Prisma.ContractGetPayload<{ include: typeof WITH_ZONE }>;

/** What staff and customers said to each other about what is owed. */
@Injectable()
export class CollectionContactsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly stops: ContactStops,
    private readonly details: CollectionDetails,
    private readonly work: CollectionWorkService,
    private readonly audit: Audit,
  ) {}

  /**
   * Writes it down, once however often the same key comes, and when to go on with it.
   *
   * @returns the contact's id
   * @throws ProblemException 404; 422 where it was outside of the hours, or stopped, and nobody says why, or for a day that has passed
   */
  async log(staff: CurrentStaff, contractId: string, contact: NewContact, key: string | undefined): Promise<string> {
    const contract = await this.prisma.contract.findUnique({ where: { id: contractId }, include: WITH_ZONE });
    if (!contract) throw ProblemException.notFound();
    const request = { route: `POST /api/admin/collections/${contractId}/contacts`, key, body: contact };
    const earlier = await this.idempotency.earlier(request);
    if (earlier) return earlier;
    const { nextOn, ...said } = contact;
    if (nextOn !== null && nextOn < todayInMexico())
      throw ProblemException.invalid([{ field: 'nextOn', code: 'DATE.IN_PAST' }]);
    const { id } = await this.idempotency.once(request, async (database) => {
      if (said.exception === '' && (await this.isException(database, contract, contact)))
        throw ProblemException.invalid([{ field: 'exception', code: 'COLLECTION.EXCEPTION_REQUIRED' }]);
      const made = await database.collectionContact.create({
        data: { ...said, contractId, at: new Date(), byId: staff.id },
      });
      const { channel, direction, result, spokenTo } = said;
      await this.audit.write(database, staff, {
        ...{ action: 'log-contact', resource: 'collections', recordId: contractId },
        after: { channel, direction, result, spokenTo, ...(said.exception && { exception: said.exception }) },
      });
      // What was paid meanwhile was talked about all the same, and has nothing to go on with.
      if (nextOn !== null && (await database.collectionCase.count({ where: { contractId } })) > 0)
        await this.work.planIn(database, staff, contractId, { on: nextOn, note: '' });
      return made.id;
    });
    return id;
  }

  /** A slip: it stays, struck. 409 unless who wrote it down does so on the same day. */
  async strike(staff: CurrentStaff, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const contact = await database.collectionContact.findUnique({ where: { id } });
      if (!contact) throw ProblemException.notFound();
      const isToday = dayInMexico(contact.createdAt) === todayInMexico();
      if (contact.byId !== staff.id || !isToday) throw new ProblemException(409, 'COLLECTION.CONTACT_KEPT');
      const { count } = await database.collectionContact.updateMany({
        where: { id, struckAt: null },
        data: { struckAt: new Date() },
      });
      if (count === 0) return;
      await this.audit.write(database, staff, {
        ...{ action: 'strike-contact', resource: 'collections', recordId: contact.contractId },
        before: { channel: contact.channel, result: contact.result },
      });
    });
  }

  /** Whoever comes to us may at any time. A mail rings nowhere, but goes to nobody for whom it is stopped. */
  private async isException(
    database: Database,
    contract: Looked,
    { channel, direction }: NewContact,
  ): Promise<boolean> {
    if (direction === 'incoming') return false;
    const { customerId, id: contractId } = contract;
    if (await this.stops.current(database, { contractId, customerId })) return true;
    if (channel === 'email') return false;
    const chosenZone = contract.customer.quietHours?.timeZone;
    return !(await this.details.hours({ chosenZone, taxProfile: contract.taxProfile })).areOpen;
  }
}
