import { Inject, Injectable } from '@nestjs/common';
import { type PlaceholderValues, placeholderValues, type SiteSettings, siteSettingsSchema } from '@flota/schemas';
import { ENV, type Env } from '../platform/config/env.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';

/** Who the lender is. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async site(database: Database = this.prisma): Promise<SiteSettings> {
    const { value } = await database.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    return siteSettingsSchema.parse(value);
  }

  /** What placeholders in texts stand for. */
  async texts(): Promise<PlaceholderValues> {
    return placeholderValues(await this.site(), this.env.APP_URL);
  }
}
