import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../auth/access.js';
import { ProblemException } from '../errors/problem.exception.js';
import { Files } from './files.js';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'FILE.UNKNOWN');

@ApiExcludeController()
@Public()
@Controller('media')
export class MediaController {
  constructor(private readonly files: Files) {}

  @Get(':hash')
  async show(@Param('hash', { schema: hashSchema }) hash: string, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.files.openPublic(hash);
    if (!found) throw ProblemException.notFound();
    await reply
      .type(found.file.contentType)
      .header('content-length', String(found.file.size))
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(found.content);
  }
}
