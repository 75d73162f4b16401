import { Injectable } from '@nestjs/common';
import { quietHoursSchema, type QuietHours, USUAL_QUIET_HOURS } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';

/** When customers want their telephone and devices to stay silent. */
@Injectable()
export class OwnQuietHours {
  async of(database: Database, customerId: string): Promise<QuietHours> {
    const chosen = await database.quietHours.findUnique({ where: { customerId } });
    return chosen ? quietHoursSchema.parse(chosen) : USUAL_QUIET_HOURS;
  }
}
