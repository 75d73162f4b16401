import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { type CustomerStream, type CustomerStreamQuery, placeOf, readPlace } from '@flota/schemas';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { StreamPresenter, type StreamRow } from './stream.presenter.js';
import { SOURCES } from './stream-sources.js';

const PAGE = 25;

/** All that happened with a customer, from wherever it stands, in one stream. */
@Injectable()
export class CustomerStreams {
  constructor(
    private readonly prisma: PrismaService,
    private readonly resources: ResourceRegistry,
    private readonly presenter: StreamPresenter,
  ) {}

  /** A page of it, the newest first, of what the caller may see the lists of. 404. */
  async read(staff: CurrentStaff, customerId: string, { before, kinds }: CustomerStreamQuery): Promise<CustomerStream> {
    const customer = await this.prisma.customer.findUnique({ where: { id: customerId }, select: { email: true } });
    if (!customer) throw ProblemException.notFound();
    // One more than is shown tells whether there are others.
    const asked = { customerId, email: customer.email, before: readPlace(before), take: PAGE + 1 };
    const sources = SOURCES.filter(
      ({ kind, resource }) => (!kinds || kinds.includes(kind)) && this.resources.may(staff.role, resource, 'list'),
    );
    if (sources.length === 0) return { entries: [], next: null };
    const rows = await this.prisma.$queryRaw<StreamRow[]>`
      select at, key, record, fact
      from (${Prisma.join(
        sources.flatMap(({ read }) => read(asked)),
        ' union all ',
      )}) stream
      order by at desc, key desc limit ${asked.take}`;
    const entries = rows.slice(0, PAGE).map((row) => this.presenter.present(row));
    const last = entries.at(-1);
    return { entries, next: rows.length > PAGE && last ? placeOf(last) : null };
  }
}
