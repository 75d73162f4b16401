import { DEFAULT_LOOK, type Palette, paletteOf } from '@flota/schemas';

const written = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Who the lender is, as the server writes it into the page; while developing, the product. */
export const lenderName = written('lender') || 'Flota';

/** How the lender looks, likewise. */
export const lenderPalette: Palette = written('palette')
  ? (JSON.parse(written('palette')) as Palette)
  : paletteOf(DEFAULT_LOOK.colours);
