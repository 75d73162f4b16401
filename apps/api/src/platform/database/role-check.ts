import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { PrismaService } from './prisma.service.js';

/**
 * Says in the log of a production that it runs as a role which could rewrite its own audit log, as installations of former
 * versions do until their roles are parted (docs/runbooks/part-the-database-roles.md).
 */
@Injectable()
export class RoleCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger('Database');

  constructor(
    private readonly prisma: PrismaService,
    @Inject(ENV) private readonly env: Pick<Env, 'NODE_ENV'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.NODE_ENV !== 'production') return;
    const [row] = await this.prisma.$queryRaw<{ role: string; strong: boolean }[]>`
      SELECT current_user AS role, has_table_privilege('audit_entry', 'UPDATE') AS strong`;
    if (row?.strong) {
      this.logger.warn(
        `${row.role} of DATABASE_URL owns the database and could rewrite the audit log: name another role there, and this one in DATABASE_OWNER_URL`,
      );
    }
  }
}
