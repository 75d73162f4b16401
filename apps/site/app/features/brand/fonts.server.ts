import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { BrandFont } from '@flota/schemas';
import archivo from '../../styles/fonts/archivo-116.woff2?url';
import inter from '../../styles/fonts/inter.woff2?url';

interface FontFile {
  url: string;
  /** What style sheets call it. */
  name: string;
  /** Whether the site's own style sheet says where it is. */
  isOwn?: boolean;
}

/** Where the file of each family is; only those that a lender chose are named in a page, and loaded. */
export const FONT_FILES: Readonly<Record<BrandFont, FontFile>> = {
  archivo: { url: archivo, name: 'Archivo Variable', isOwn: true },
  inter: { url: inter, name: 'Inter Variable', isOwn: true },
  figtree: { url: figtree, name: 'Figtree Variable' },
  lora: { url: lora, name: 'Lora Variable' },
  manrope: { url: manrope, name: 'Manrope Variable' },
  montserrat: { url: montserrat, name: 'Montserrat Variable' },
  outfit: { url: outfit, name: 'Outfit Variable' },
  'public-sans': { url: publicSans, name: 'Public Sans Variable' },
  'source-sans-3': { url: sourceSans, name: 'Source Sans 3 Variable' },
  'work-sans': { url: workSans, name: 'Work Sans Variable' },
};
