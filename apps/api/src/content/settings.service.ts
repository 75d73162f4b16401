import { Injectable } from '@nestjs/common';
import { type SiteSettings, siteSettingsSchema } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';

/** Who the lender is. */
@Injectable()
export class SettingsService {
  constructor(private readonly prisma: PrismaService) {}

  async site(): Promise<SiteSettings> {
    const { value } = await this.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    return siteSettingsSchema.parse(value);
  }
}
