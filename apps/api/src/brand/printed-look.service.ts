import { Inject, Injectable } from '@nestjs/common';
import { BRAND_FONTS, type BrandLook, paletteOf } from '@flota/schemas';
import { ENV, type Env } from '../platform/config/env.js';
import { LenderLook, type PrintedLogo, type PrintedLook } from '../platform/content/lender-look.js';
import { BrandPictures, type KeptPicture } from './brand-pictures.service.js';
import { BrandService } from './brand.service.js';

/** An SVG of any picture: what sets papers takes those as text. */
function svgOf({ contentType, bytes, width, height }: KeptPicture): string {
  if (contentType === 'image/svg+xml') return bytes.toString('utf8');
  const data = `data:${contentType};base64,${bytes.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
}

const familiesOf = ({ heading, text }: BrandLook['fonts']) => ({
  heading: BRAND_FONTS[heading].family,
  text: BRAND_FONTS[text].family,
});

/** Where a picture of the brand is as PNG. */
const rasterOf = (path: string): string => path.replace('/brand/', '/brand/raster/');

/** The published look as mails and papers use it. */
@Injectable()
export class PrintedLooks extends LenderLook {
  constructor(
    private readonly brand: BrandService,
    private readonly pictures: BrandPictures,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  override async present(): Promise<PrintedLook> {
    return this.of(await this.brand.published());
  }

  async of({ colours, fonts, logo, radius, sign }: BrandLook): Promise<PrintedLook> {
    return {
      palette: paletteOf(colours),
      fonts: familiesOf(fonts),
      radius,
      logo: await this.logoOf(logo),
      signUrl: this.env.APP_URL + (sign ? rasterOf(sign) : '/icon-192.png'),
    };
  }

  private async logoOf({ light, dark }: BrandLook['logo']): Promise<PrintedLogo | null> {
    const path = dark ?? light;
    const picture = path && (await this.pictures.find(path));
    if (!path || !picture) return null;
    const { width, height } = picture;
    const url = this.env.APP_URL + rasterOf(path);
    return { svg: svgOf(picture), url, width, height, onPlate: dark === null };
  }
}
