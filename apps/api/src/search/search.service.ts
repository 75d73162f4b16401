import { Injectable, Logger } from '@nestjs/common';
import { fillAll, SEARCH_MINIMUM, type SearchHit, type SearchResults } from '@flota/schemas';
import { TextValues } from '../platform/content/text-values.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { type Limit, RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { excerpt } from './excerpt.js';
import { findDocuments } from './find-documents.js';
import { SECTIONS } from './search-sections.js';
import { searchTerms } from './search-terms.js';

const SEARCHES: Limit = { name: 'search', points: 60, seconds: 60 };

@Injectable()
export class SearchService {
  private readonly logger = new Logger('SearchService');

  constructor(
    private readonly prisma: PrismaService,
    private readonly limiter: RateLimiter,
    private readonly texts: TextValues,
  ) {}

  /** By section, the one with the best hit first. */
  async search(phrase: string, address: string): Promise<SearchResults> {
    if (phrase.length < SEARCH_MINIMUM) return {};
    await this.limiter.consume(SEARCHES, address);
    const sections = new Map<string, SearchHit[]>();
    for (const found of await findDocuments(this.prisma, searchTerms(phrase), new Date())) {
      const section = SECTIONS.get(found.kind);
      // A later release may have brought its kind to the database already.
      if (!section) this.logger.warn(`Nothing is known of ${found.kind}, which the search found`);
      const url = section?.path(found) ?? null;
      if (!section || url === null) continue;
      const label = section.label(found);
      const hit = { title: found.title, excerpt: excerpt(found.excerpt, found), url };
      sections.set(label, [...(sections.get(label) ?? []), hit]);
    }
    return fillAll(Object.fromEntries(sections), await this.texts.present());
  }
}
