import { type AdminExport, todayInMexico } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { SecurityEvents } from '../../audit/security-events.js';
import type { CurrentStaff } from '../../auth/current-user.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { type Limit, RateLimiter } from '../../rate-limit/rate-limiter.js';
import { sizeOf } from '../list-size.js';
import type { Resource } from '../resource.js';
import { filterNames, whereOf } from '../resource-query.js';
import { ResourceRegistry } from '../resource-registry.js';
import { EXPORT_FILES } from './export-files.js';
import { exportRows, type Rows } from './export-rows.js';
import type { ListExport } from './list-export.js';

/** Of one person: more than anybody's work takes, less than carries a data base off in a morning. */
const LIMIT: Limit = { name: 'export', points: 30, seconds: 3600 };

type Exported = Resource & { exported: ListExport };

export interface StartedExport {
  fileName: string;
  contentType: string;
  /** About how many records the list has, for who watches it come. */
  rows: number;
  /** The file in pieces, made as they are read. */
  pieces: AsyncGenerator<Buffer>;
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

  /** A file that is made while it is read. @param tell how many records of it were read so far */
  async start(
    staff: CurrentStaff,
    name: string,
    query: AdminExport,
    tell?: (rows: number) => void,
  ): Promise<StartedExport> {
    const { resource, rows } = await this.admit(staff, name, query);
    const { format, filter } = query;
    return {
      fileName: `${resource.exported.fileName}-${todayInMexico()}.${format}`,
      contentType: EXPORT_FILES[format].contentType,
      rows,
      pieces: this.pieces(resource, { format, filter, expected: rows }, tell),
    };
  }

  /**
   * Lets somebody have a list as a file, now or later. The trace is written before the first row is read: whoever breaks it off has
   * had some of it. 403, 404, 422 on the filter, 429.
   */
  async admit(staff: CurrentStaff, name: string, { filter, format }: AdminExport) {
    const resource = await this.allowed(staff, name);
    const where = whereOf(resource, filter);
    await this.limiter.consume(LIMIT, staff.id);
    const { total: rows } = await sizeOf(this.prisma, resource, where);
    await this.events.noteOrFail('export', {
      resource: name,
      recordId: name,
      actor: staff,
      details: { rows, format, filter: filterNames(filter) },
    });
    return { resource, rows };
  }

  /** The list, if this person may export it. */
  async allowed(staff: Pick<CurrentStaff, 'id' | 'email' | 'role'>, name: string): Promise<Exported> {
    const resource = this.registry.get(name);
    await this.registry.require(staff, name, 'export');
    if (!isExported(resource)) throw ProblemException.notFound();
    return resource;
  }

  /** @param tell how many records were read so far; awaited, and what it throws ends the file */
  pieces(
    resource: Exported,
    { filter, format, expected }: AdminExport & { expected: number },
    tell: (rows: number) => void | Promise<void> = () => undefined,
  ): AsyncGenerator<Buffer> {
    const rows = exportRows(this.prisma, resource, resource.exported, whereOf(resource, filter));
    return EXPORT_FILES[format].pieces(resource.exported, told(rows, tell), expected);
  }
}

const isExported = (resource: Resource): resource is Exported => resource.exported !== undefined;

async function* told(batches: Rows, tell: (rows: number) => void | Promise<void>) {
  let rows = 0;
  for await (const batch of batches) {
    yield batch;
    rows += batch.length;
    await tell(rows);
  }
}
