import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setWording } from '@flota/texts';
import { LenderWords } from '../platform/content/lender-words.js';
import { ContentVersion } from '../platform/content-version/content-version.js';
import { WordingService } from './wording.service.js';

/** Has this process speak in the lender's words: its mails, its papers and the words beside its figures. */
@Injectable()
export class SpokenWording extends LenderWords {
  private last: Promise<void> = Promise.resolve();
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly wording: WordingService) {
    super();
  }

  /** One after the other, so that what was read last is what is said. */
  override speak(maxAgeMs = 0): Promise<void> {
    if (performance.now() - this.askedAt < maxAgeMs) return this.last;
    this.askedAt = performance.now();
    const former = this.last.catch(() => undefined); // whoever asked was told
    this.last = former.then(async () => setWording(await this.wording.said()));
    return this.last;
  }
}

const RETRY_MS = 2_000;

/** In the API alone, which speaks at any time: a worker asks before what it does. */
@Injectable()
export class FollowedWording implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Wording');
  private stopListening = () => {};
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private following: Promise<void> = Promise.resolve();

  constructor(
    private readonly words: LenderWords,
    private readonly version: ContentVersion,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.stopListening = this.version.onChange(() => this.follow());
    this.follow();
    await this.following;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.stopListening();
    clearTimeout(this.timer);
    await this.following;
  }

  private follow(): void {
    clearTimeout(this.timer);
    this.following = this.words.speak().catch((error: unknown) => {
      if (this.stopped) return;
      this.logger.warn({ err: error }, 'The words of the lender are not known now');
      this.timer = setTimeout(() => this.follow(), RETRY_MS).unref();
    });
  }
}
