import { Inject, Injectable, Logger } from '@nestjs/common';
import { type CityResponse, open, type Reader } from 'maxmind';
import { ENV, type Env } from '../../platform/config/env.js';

/** Which city an address is of, by a database in MaxMind's format on this machine. Nobody is asked elsewhere. */
@Injectable()
export class Places {
  private readonly logger = new Logger(Places.name);
  private opened: Promise<Reader<CityResponse> | null> | undefined;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'GEOIP_DATABASE'>) {}

  /** e.g. `León, México`; `null` when no database is configured or it doesn't know. */
  async cityOf(address: string): Promise<string | null> {
    this.opened ??= this.openDatabase();
    const found = (await this.opened)?.get(address) ?? null;
    const names = [nameOf(found?.city), nameOf(found?.country)];
    return names.filter(Boolean).join(', ') || null;
  }

  private async openDatabase(): Promise<Reader<CityResponse> | null> {
    if (!this.env.GEOIP_DATABASE) return null;
    try {
      return await open<CityResponse>(this.env.GEOIP_DATABASE, { watchForUpdates: false });
    } catch (error) {
      // The list of sessions is worth more than the city.
      this.logger.error({ message: 'The database of places can not be read', error: String(error) });
      return null;
    }
  }
}

const nameOf = (record: { names: { es?: string; en: string } } | undefined): string | undefined =>
  record?.names.es ?? record?.names.en;
