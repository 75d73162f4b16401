import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MEDIA_WIDTHS, type MediaWidth, fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../auth/access.js';
import { ProblemException } from '../errors/problem.exception.js';
import { Files } from './files.js';
import { ImageVariants } from './image-variants.js';
import { CUT_NAME, cutNamed } from './photo-cuts.js';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, fieldCode('FILE.UNKNOWN'));
const widthSchema = z
  .enum(MEDIA_WIDTHS.map(String), fieldCode('WIDTH.INVALID'))
  .transform((width) => Number(width) as MediaWidth);
const cutSchema = z.string().regex(CUT_NAME, fieldCode('WIDTH.INVALID'));
/** Published content names them, and is shown on other sites too (content/api). */
const PICTURE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

@ApiTags('files')
@Public()
@Controller('media')
export class MediaController {
  constructor(
    private readonly files: Files,
    private readonly variants: ImageVariants,
  ) {}

  @Get(':hash')
  async show(@Param('hash', { schema: hashSchema }) hash: string, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.files.openPublic(hash);
    if (!found) throw ProblemException.notFound();
    await reply
      .type(found.file.contentType)
      .header('content-length', String(found.file.size))
      .headers(PICTURE)
      .send(found.content);
  }

  /** A square of it, as JPEG. */
  @Get(':hash/portrait')
  async showPortrait(@Param('hash', { schema: hashSchema }) hash: string, @Res() reply: FastifyReply): Promise<void> {
    const portrait = await this.variants.portrait(hash);
    if (!portrait) throw ProblemException.notFound();
    await reply.type('image/jpeg').headers(PICTURE).send(portrait);
  }

  /** A photo as mails show it, as JPEG. */
  @Get(':hash/cut/:name')
  async showCut(
    @Param('hash', { schema: hashSchema }) hash: string,
    @Param('name', { schema: cutSchema }) name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { cut, focus } = cutNamed(name);
    const photo = await this.variants.cut(hash, cut, focus);
    if (!photo) throw ProblemException.notFound();
    await reply.type('image/jpeg').headers(PICTURE).send(photo);
  }

  /** The picture no wider than that. */
  @Get(':hash/:width')
  async showVariant(
    @Param('hash', { schema: hashSchema }) hash: string,
    @Param('width', { schema: widthSchema }) width: MediaWidth,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const variant = await this.variants.open(hash, width);
    if (!variant) throw ProblemException.notFound();
    await reply.type('image/webp').headers(PICTURE).send(variant);
  }
}
