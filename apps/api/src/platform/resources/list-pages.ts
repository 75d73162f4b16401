import type { AdminList, AdminListQuery } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { FieldEncryption } from '../crypto/field-encryption.js';
import { PrismaService } from '../database/prisma.service.js';
import { cursorOf, hasPlaces, placeOf, stretchesBehind } from './list-cursor.js';
import { backwards, type ListOrder, orderOf } from './list-order.js';
import { type ListSize, sizeOf } from './list-size.js';
import { refuse } from './resource-input.js';
import { whereOf } from './resource-query.js';
import type { Resource } from './resource.js';

/** From here on a page's keys are read first, from the index alone, and their records then. */
const FAR = 5_000;

/** Reading over more than this takes longer than anybody waits. Pages beyond are reached from the one beside them, or from the end. */
const TOO_FAR = 500_000;

interface Page {
  rows: object[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}

/** What is read for a page. */
interface Reading {
  resource: Resource;
  where: object;
  order: ListOrder;
  perPage: number;
}

/** A list page by page, each about as quick as the first: the rule is decision 090. */
@Injectable()
export class ListPages {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  async page(resource: Resource, query: AdminListQuery): Promise<AdminList<object>> {
    const where = whereOf(resource, query.filter);
    const order = orderOf(resource, query);
    const reading: Reading = { resource, where, order, perPage: query.perPage };
    const sized = sizeOf(this.prisma, resource, where);
    const [size, { rows, ...ends }] = await Promise.all([sized, this.read(reading, query, sized)]);
    return {
      data: rows.map((row) => resource.present(row)),
      ...size,
      pageInfo: {
        ...ends,
        startCursor: this.cursor(reading, rows.at(0)),
        endCursor: this.cursor(reading, rows.at(-1)),
      },
    };
  }

  private async read(reading: Reading, query: AdminListQuery, sized: Promise<ListSize>): Promise<Page> {
    if (query.after !== undefined) return this.behind(reading, query.after);
    if (query.before !== undefined) return turned(await this.behind(fromTheEnd(reading), query.before));
    const skip = (query.page - 1) * query.perPage;
    if (skip === 0) return this.numbered(reading, 0);
    const { total, estimated } = await sized;
    // The last page of about so many is the last one there is.
    if (estimated && skip + query.perPage >= total) return turned(await this.numbered(fromTheEnd(reading), 0));
    if (skip > TOO_FAR) refuse('page', 'PAGE.TOO_FAR');
    return this.numbered(reading, skip);
  }

  private async numbered(reading: Reading, skip: number): Promise<Page> {
    const rows = skip < FAR ? await this.rows(reading, [{}], skip) : await this.farRows(reading, skip);
    return { ...cut(rows, reading.perPage), hasPreviousPage: skip > 0 };
  }

  /** From one page's end on, whatever came or went before it meanwhile. */
  private async behind(reading: Reading, cursor: string): Promise<Page> {
    const { resource, order, perPage } = reading;
    if (!hasPlaces(order, resource.model(this.prisma))) refuse('cursor', 'CURSOR.INVALID');
    const stretches = stretchesBehind(order, placeOf(this.encryption, resource, order, cursor));
    return { ...cut(await this.rows(reading, stretches), perPage), hasPreviousPage: true };
  }

  /** One more than the page has, by which it is known whether others come. */
  private async rows({ resource, where, order, perPage }: Reading, stretches: object[], skip = 0): Promise<object[]> {
    const rows: object[] = [];
    for (const stretch of stretches) {
      const take = perPage + 1 - rows.length;
      if (take === 0) break;
      const model = resource.model(this.prisma);
      const conditions = { AND: [where, stretch] };
      rows.push(
        ...(await model.findMany({ where: conditions, include: resource.include, orderBy: order.by, skip, take })),
      );
    }
    return rows;
  }

  private async farRows({ resource, where, order, perPage }: Reading, skip: number): Promise<object[]> {
    const model = resource.model(this.prisma);
    const { key, by: orderBy } = order;
    const asked = { where, orderBy, skip, take: perPage + 1, select: { [key]: true } };
    const found = (await (model.findKeys ? model.findKeys(asked) : model.findMany(asked))) as Record<string, unknown>[];
    const keys = found.map(({ [key]: each }) => each);
    return model.findMany({ where: { AND: [where, { [key]: { in: keys } }] }, include: resource.include, orderBy });
  }

  private cursor({ resource, order }: Reading, row: object | undefined): string | null {
    if (!row || !hasPlaces(order, resource.model(this.prisma))) return null;
    return cursorOf(this.encryption, resource, order, row);
  }
}

const cut = (rows: object[], perPage: number) => ({
  rows: rows.slice(0, perPage),
  hasNextPage: rows.length > perPage,
});

const fromTheEnd = (reading: Reading): Reading => ({ ...reading, order: backwards(reading.order) });

const turned = ({ rows, hasPreviousPage, hasNextPage }: Page): Page => ({
  rows: rows.toReversed(),
  hasPreviousPage: hasNextPage,
  hasNextPage: hasPreviousPage,
});
