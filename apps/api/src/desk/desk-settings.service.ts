import { Injectable } from '@nestjs/common';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';

/** From which amount on the desk takes two people. */
@Injectable()
export class DeskSettingsService {
  constructor(private readonly prisma: PrismaService) {}

  /** MXN with two decimals. */
  async approvalLimit(database: Database = this.prisma): Promise<string> {
    const { approvalLimit } = await database.deskSettings.findUniqueOrThrow({ where: { id: 1 } });
    return approvalLimit.toFixed(2);
  }
}
