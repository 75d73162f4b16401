import { Injectable } from '@nestjs/common';
import type { Paper } from '@flota/prisma';
import type { FileLink } from '@flota/schemas';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { Files } from '../../platform/storage/files.js';
import { PapersService } from '../list/papers.service.js';
import { PaperFiles } from './paper-files.service.js';

/** Some papers are set anew whenever they are opened. */
const LIMIT = { name: 'open-paper', points: 600, seconds: 3_600 };

@Injectable()
export class PaperLinks {
  constructor(
    private readonly papers: PapersService,
    private readonly paperFiles: PaperFiles,
    private readonly files: Files,
    private readonly links: FileLinks,
    private readonly limiter: RateLimiter,
  ) {}

  /** 404 unless the paper is theirs and has a file of the format. */
  async issue(customerId: string, key: Pick<Paper, 'kind' | 'id'>, format: 'pdf' | 'xml'): Promise<FileLink> {
    const { kind, id } = await this.papers.one(customerId, key);
    await this.limiter.consume(LIMIT, customerId);
    const files = await this.paperFiles.of(customerId, { kind, id });
    const file = files.find(({ name }) => name.endsWith(`.${format}`));
    if (!file) throw ProblemException.notFound();
    if (file.stored) return this.links.issue(file.stored, file.name);
    const content = await file.read();
    if (!content) throw ProblemException.notFound();
    // A link leads to a file. The same paper makes the same bytes, which are kept once.
    return this.links.issue(await this.files.keep(content, file.contentType, 'private'), file.name);
  }
}
