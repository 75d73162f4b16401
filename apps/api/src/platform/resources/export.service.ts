import { type AdminExportQuery, todayInMexico } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { SecurityEvents } from '../audit/security-events.js';
import type { CurrentStaff } from '../auth/current-user.js';
import { PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';
import { CSV_MARK, csvLine } from './csv.js';
import type { ListExport } from './list-export.js';
import type { Resource } from './resource.js';
import { keyColumn } from './resource-input.js';
import { filterNames, whereOf } from './resource-query.js';
import { ResourceRegistry } from './resource-registry.js';

/** Of one person: more than anybody's work takes, less than carries a data base off in a morning. */
const LIMIT: Limit = { name: 'export', points: 30, seconds: 3600 };

/** Rows in memory at once, whatever the size of the list. */
const BATCH = 500;

export interface StartedExport {
  fileName: string;
  /** How many records the list has, for who watches it come. */
  rows: number;
  /** The file in pieces, made as they are read. */
  pieces: AsyncGenerator<string>;
}

/** A list as a file: all of it that the filter leaves, for who may export it, with a trace. */
@Injectable()
export class ExportService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly registry: ResourceRegistry,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
  ) {}

  /** The trace is written before the first row leaves: whoever breaks it off has had some of it. */
  async start(staff: CurrentStaff, name: string, { filter }: AdminExportQuery): Promise<StartedExport> {
    const resource = this.registry.get(name);
    await this.registry.require(staff, name, 'export');
    if (!resource.exported) throw ProblemException.notFound();
    const where = whereOf(resource, filter);
    await this.limiter.consume(LIMIT, staff.id);
    const rows = await resource.model(this.prisma).count({ where });
    await this.events.noteOrFail('export', {
      resource: name,
      recordId: name,
      actor: staff,
      details: { rows, filter: filterNames(filter) },
    });
    return {
      fileName: `${resource.exported.fileName}-${todayInMexico()}.csv`,
      rows,
      pieces: this.pieces(resource, resource.exported, where),
    };
  }

  /** From the newest key down, each batch from where the last one ended: what comes in meanwhile shifts nothing. */
  private async *pieces(resource: Resource, exported: ListExport, where: object): AsyncGenerator<string> {
    yield CSV_MARK + csvLine(exported.headings);
    const key = keyColumn(resource);
    let beyond: object = {};
    for (;;) {
      const rows = await resource.model(this.prisma).findMany({
        where: { AND: [where, beyond] },
        include: resource.include,
        orderBy: { [key]: 'desc' },
        take: BATCH,
      });
      if (rows.length > 0) yield rows.map((row) => csvLine(exported.cells(resource.present(row)))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      beyond = { [key]: { lt: (last as Record<string, unknown>)[key] } };
    }
  }
}
