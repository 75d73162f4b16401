/**
 * Families a lender's texts can be set in, all under the SIL Open Font License and part of the product: nothing is loaded
 * from elsewhere. `family` is what style sheets and documents call it.
 */
export const BRAND_FONTS = {
  archivo: { label: 'Archivo', family: 'Archivo', kind: 'sans-serif' },
  inter: { label: 'Inter', family: 'Inter', kind: 'sans-serif' },
  figtree: { label: 'Figtree', family: 'Figtree', kind: 'sans-serif' },
  lora: { label: 'Lora (con remates)', family: 'Lora', kind: 'serif' },
  manrope: { label: 'Manrope', family: 'Manrope', kind: 'sans-serif' },
  montserrat: { label: 'Montserrat', family: 'Montserrat', kind: 'sans-serif' },
  outfit: { label: 'Outfit', family: 'Outfit', kind: 'sans-serif' },
  'public-sans': { label: 'Public Sans', family: 'Public Sans', kind: 'sans-serif' },
  'source-sans-3': { label: 'Source Sans 3', family: 'Source Sans 3', kind: 'sans-serif' },
  'work-sans': { label: 'Work Sans', family: 'Work Sans', kind: 'sans-serif' },
} as const;
export type BrandFont = keyof typeof BRAND_FONTS;
