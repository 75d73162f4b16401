import { BRAND_FONTS, type BrandFont } from '@flota/schemas';
import { lenderFonts } from '../lender.js';

interface Face {
  /** What its style sheet calls it. */
  name: string;
  /** Its style sheet, which names the files. */
  load: () => Promise<unknown>;
}

const FACES: Readonly<Record<BrandFont, Face>> = {
  archivo: { name: 'Archivo Variable', load: () => import('@fontsource-variable/archivo/wdth.css') },
  inter: { name: 'Inter Variable', load: () => import('@fontsource-variable/inter/wght.css') },
  figtree: { name: 'Figtree Variable', load: () => import('@fontsource-variable/figtree/wght.css') },
  lora: { name: 'Lora Variable', load: () => import('@fontsource-variable/lora/wght.css') },
  manrope: { name: 'Manrope Variable', load: () => import('@fontsource-variable/manrope/wght.css') },
  montserrat: { name: 'Montserrat Variable', load: () => import('@fontsource-variable/montserrat/wght.css') },
  outfit: { name: 'Outfit Variable', load: () => import('@fontsource-variable/outfit/wght.css') },
  'public-sans': { name: 'Public Sans Variable', load: () => import('@fontsource-variable/public-sans/wght.css') },
  'source-sans-3': {
    name: 'Source Sans 3 Variable',
    load: () => import('@fontsource-variable/source-sans-3/wght.css'),
  },
  'work-sans': { name: 'Work Sans Variable', load: () => import('@fontsource-variable/work-sans/wght.css') },
};

const stackOf = (font: BrandFont): string => {
  const { family, kind } = BRAND_FONTS[font];
  return `'${FACES[font].name}', '${family}', system-ui, ${kind}`;
};

/** What titles and texts are set in: the lender's own families, as on its site. */
export const headingFont = stackOf(lenderFonts.heading);
export const textFont = stackOf(lenderFonts.text);

/** Of the chosen families alone; until they are there, the system's own are read. */
export const loadFonts = (): Promise<unknown> =>
  Promise.all([...new Set([lenderFonts.heading, lenderFonts.text])].map((font) => FACES[font].load()));
