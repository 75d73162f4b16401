/*
 * Apart from the schemas, as every page has the lender's logo: with them it would load zod.
 */

/** In pixels; of an SVG those it says of itself. */
export function sizeOfBrandPicture(path: string): { width: number; height: number } {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(path) ?? [];
  return { width: Number(width), height: Number(height) };
}
