import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, paletteOf, shortNameOf } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { SettingsService } from '../content/index.js';
import { Public } from '../platform/auth/access.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Published } from '../platform/http/published.js';
import { BrandPictures } from './brand-pictures.service.js';
import { BrandService } from './brand.service.js';
import { defaultSign, iconPng, icoOf } from './pictures/icons.js';

const ICO_SIDE = 48;
/** What systems cut off a sign that fills its square. */
const MARGIN = 0.1;

/** Under the icon that is held. */
const SHORTCUTS = [
  { name: 'Pagar', url: '/my-account/home?pagar=si' },
  { name: 'Estados de cuenta y facturas', short_name: 'Papeles', url: '/my-account/bills' },
];

/** What browsers and telephones ask of a site beside its pages: made of the sign, anew when a look is published. */
@ApiTags('content')
@Public()
@Published()
@Controller()
export class BrandIconsController {
  constructor(
    private readonly brand: BrandService,
    private readonly pictures: BrandPictures,
    private readonly settings: SettingsService,
  ) {}

  @Get('favicon.svg')
  @ApiOkResponse({ content: { 'image/svg+xml': {} } })
  async svg(@Res({ passthrough: true }) reply: FastifyReply) {
    const { bytes, isSvg, ground } = await this.sign();
    void reply.type('image/svg+xml');
    if (isSvg) return bytes;
    const png = (await iconPng(bytes, { side: 96, ground })).toString('base64');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${png}"/></svg>`;
  }

  @Get('favicon.ico')
  @ApiOkResponse({ content: { 'image/x-icon': {} } })
  async ico(@Res({ passthrough: true }) reply: FastifyReply) {
    const { bytes } = await this.sign();
    void reply.type('image/x-icon');
    return icoOf(await iconPng(bytes, { side: ICO_SIDE }), ICO_SIDE);
  }

  @Get('apple-touch-icon.png')
  @ApiOkResponse({ content: { 'image/png': {} } })
  async touch(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.png(reply, 180);
  }

  @Get('icon-192.png')
  @ApiOkResponse({ content: { 'image/png': {} } })
  async small(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.png(reply, 192);
  }

  @Get('icon-512.png')
  @ApiOkResponse({ content: { 'image/png': {} } })
  async large(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.png(reply, 512);
  }

  @Get('manifest.webmanifest')
  @ApiOkResponse({ content: { 'application/manifest+json': {} } })
  async manifest(@Res({ passthrough: true }) reply: FastifyReply) {
    const [look, site] = await Promise.all([this.brand.published(), this.settings.site()]);
    const { ink, sand } = paletteOf(look.colours);
    const icon = (side: number) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' });
    void reply.type('application/manifest+json');
    return JSON.stringify({
      name: site.companyName,
      short_name: shortNameOf(site),
      description: site.tagline,
      lang: 'es-MX',
      // Named once and for all: another address would be another app to those who installed it.
      id: '/',
      scope: '/',
      // Who keeps it on their telephone is a customer.
      start_url: '/my-account/home',
      display: 'standalone',
      theme_color: ink,
      background_color: sand,
      shortcuts: SHORTCUTS,
      icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
    });
  }

  private async png(reply: FastifyReply, side: number): Promise<Buffer> {
    const { bytes, ground } = await this.sign();
    void reply.type('image/png');
    return iconPng(bytes, { side, margin: MARGIN, ground });
  }

  private async sign() {
    const { sign, colours } = await this.brand.published();
    const palette = paletteOf(colours);
    const kept = sign && (await this.pictures.find(sign));
    return {
      bytes: kept ? kept.bytes : Buffer.from(defaultSign(palette)),
      isSvg: !kept || kept.contentType === 'image/svg+xml',
      ground: kept ? palette.paper : palette.ink,
    };
  }
}

const nameSchema = z.string().max(120, fieldCode('FILE.UNKNOWN'));
/** Named by their content. Content of other sites may show them, and mails do. */
const PICTURE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
const RASTER_WIDTH = 480;

@ApiTags('content')
@Public()
@Controller('brand')
export class BrandPicturesController {
  constructor(private readonly pictures: BrandPictures) {}

  @Get(':name')
  @ApiOkResponse({ content: { 'image/*': {} } })
  async show(@Param('name', { schema: nameSchema }) name: string, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.pictures.find(name);
    if (!picture) throw ProblemException.notFound();
    await reply.type(picture.contentType).headers(PICTURE).send(picture.bytes);
  }

  /** As PNG, for mail programs. */
  @Get('raster/:name')
  @ApiOkResponse({ content: { 'image/png': {} } })
  async raster(@Param('name', { schema: nameSchema }) name: string, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.pictures.find(name);
    if (!picture) throw ProblemException.notFound();
    const { default: sharp } = await import('sharp');
    const png = await sharp(picture.bytes, { density: 300 }).resize({ width: RASTER_WIDTH }).png().toBuffer();
    await reply.type('image/png').headers(PICTURE).send(png);
  }
}
