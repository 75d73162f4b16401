import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MEDIA_WIDTHS, type MediaWidth, VIDEO_TYPE, fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../auth/access.js';
import { ProblemException } from '../errors/problem.exception.js';
import { askedRange } from './asked-range.js';
import { Files } from './files.js';
import { ImageVariants } from './image-variants.js';
import { CUT_NAME, cutNamed } from './photo-cuts.js';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, fieldCode('FILE.UNKNOWN'));
const widthSchema = z
  .enum(MEDIA_WIDTHS.map(String), fieldCode('WIDTH.INVALID'))
  .transform((width) => Number(width) as MediaWidth);
const cutSchema = z.string().regex(CUT_NAME, fieldCode('WIDTH.INVALID'));
/** Published content names them, and is shown on other sites too (content/api). */
const FOR_GOOD = {
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
      .headers(FOR_GOOD)
      .send(found.content);
  }

  /** A square of it, as JPEG. */
  @Get(':hash/portrait')
  async showPortrait(@Param('hash', { schema: hashSchema }) hash: string, @Res() reply: FastifyReply): Promise<void> {
    const portrait = await this.variants.portrait(hash);
    if (!portrait) throw ProblemException.notFound();
    await reply.type('image/jpeg').headers(FOR_GOOD).send(portrait);
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
    await reply.type('image/jpeg').headers(FOR_GOOD).send(photo);
  }

  /** A video, of which players fetch the part they are at. */
  @Get(':hash/video.mp4')
  async showVideo(
    @Param('hash', { schema: hashSchema }) hash: string,
    @Headers('range') asked: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.findPublic(hash);
    if (file?.contentType !== VIDEO_TYPE) throw ProblemException.notFound();
    const { size } = file;
    const range = askedRange(asked, size);
    void reply.header('accept-ranges', 'bytes');
    if (range === null) return void (await reply.code(416).header('content-range', `bytes */${size}`).send());
    const content = await this.files.open(file, range);
    if (!content) throw ProblemException.notFound();
    if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
    const length = range ? range.last - range.first + 1 : size;
    await reply.type(VIDEO_TYPE).header('content-length', String(length)).headers(FOR_GOOD).send(content);
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
    await reply.type('image/webp').headers(FOR_GOOD).send(variant);
  }
}
