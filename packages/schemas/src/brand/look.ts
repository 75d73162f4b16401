import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { orNull } from '../publishing.js';
import { BRAND_FONTS, type BrandFont } from './fonts.js';

/** A picture of the brand, `/brand/{hash}-{width}x{height}.{type}`: its address says how large it is. */
export const brandPicturePath = z
  .string(fieldCode('IMAGE.REQUIRED'))
  .regex(/^\/brand\/[0-9a-f]{64}-[1-9]\d{0,4}x[1-9]\d{0,4}\.(svg|png|jpg)$/, fieldCode('IMAGE.INVALID'));

const colour = z
  .string(fieldCode('COLOUR.INVALID'))
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, fieldCode('COLOUR.INVALID'));

const font = z.enum(Object.keys(BRAND_FONTS) as [BrandFont, ...BrandFont[]], fieldCode('CHOICE.INVALID'));

/** How a lender looks: what staff choose. What becomes of the colours is `paletteOf`. */
export const brandLookSchema = z.object({
  /** `light`: for light grounds; `dark`: for dark ones, where there is a version of its own. */
  logo: z.object({ light: orNull(brandPicturePath), dark: orNull(brandPicturePath) }),
  /** Square; icons of browsers and telephones are made of it. */
  sign: orNull(brandPicturePath),
  /** What is shown of a link that somebody shares. */
  shareImage: orNull(brandPicturePath),
  /** `main`: dark grounds and texts; `action`: the one thing to do; `accent`: road markings and notices. */
  colours: z.object({ main: colour, action: colour, accent: colour }),
  fonts: z.object({ heading: font, text: font }),
  /** Of corners, in pixels. */
  radius: z
    .number(fieldCode('NUMBER.INVALID'))
    .int(fieldCode('NUMBER.INVALID'))
    .min(0, fieldCode('NUMBER.INVALID'))
    .max(16, fieldCode('NUMBER.INVALID')),
});
export type BrandLook = z.output<typeof brandLookSchema>;

export const BRAND_PICTURES = ['logo', 'sign', 'share'] as const;
/** What a picture that is sent is for: each is made fit for that. */
export type BrandPictureUse = (typeof BRAND_PICTURES)[number];
