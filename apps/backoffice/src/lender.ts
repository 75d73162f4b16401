import { type BrandLook, DEFAULT_LOOK, DEFAULT_PALETTE, type Palette } from '@flota/schemas';

const written = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Who the lender is, as the server writes it into the page; while developing, the product. */
export const lenderName = written('lender') || 'Flota';

/** The families it chose, likewise. */
export const lenderFonts: BrandLook['fonts'] = written('fonts')
  ? (JSON.parse(written('fonts')) as BrandLook['fonts'])
  : DEFAULT_LOOK.fonts;

/** How the lender looks, likewise. */
export const lenderPalette: Palette = written('palette')
  ? (JSON.parse(written('palette')) as Palette)
  : DEFAULT_PALETTE;
