import { Injectable } from '@nestjs/common';
import { ContentVersion } from '../content-version/content-version.js';
import { PrismaService } from '../database/prisma.service.js';

export interface Opening {
  isOpen: boolean;
  /** A site that was open before is closed for a while; one that never was has nothing to come back to. */
  wasOpen: boolean;
}

interface Known extends Opening {
  version: number;
}

/**
 * Whether the public site is open. Opening and closing count as changes of content, so that what is known of one version
 * of the content holds until the next one is heard of.
 */
@Injectable()
export class SiteState {
  private known: Known | undefined;

  constructor(
    private readonly prisma: PrismaService,
    private readonly version: ContentVersion,
  ) {}

  /** Without asking anybody: false also while it isn't known. */
  get isSurelyOpen(): boolean {
    return this.isUpToDate(this.known) && this.known.isOpen;
  }

  async now(): Promise<Opening> {
    if (this.isUpToDate(this.known)) return this.known;
    const { current: version } = this.version;
    const row = await this.prisma.siteOpening.findUnique({ where: { id: 1 } });
    this.known = { version, isOpen: row?.isOpen ?? false, wasOpen: Boolean(row?.firstOpenedAt) };
    return this.known;
  }

  /** Who has just changed it doesn't wait to hear of it. */
  forget(): void {
    this.known = undefined;
  }

  private isUpToDate(known: Known | undefined): known is Known {
    return this.version.isWatched && known?.version === this.version.current;
  }
}
