/**
 * Our own drawings live under `/artwork` as `<name>-<width>.avif` and `.webp`. Content names them by their base,
 * `/artwork/sierra`; the upright crop for phones is `/artwork/sierra-mobile`. The workspace `artwork` draws
 * exactly these widths.
 */
export const ARTWORK_WIDTHS = {
  wide: [768, 1280, 1920],
  upright: [480, 780, 1080],
} as const;

const ARTWORK_SIZES = {
  wide: { width: 1920, height: 960 },
  upright: { width: 1080, height: 1350 },
} as const;

export type ArtworkShape = keyof typeof ARTWORK_WIDTHS;

export const isArtwork = (base: string): boolean => /^\/artwork\/[a-z0-9-]+$/.test(base);

export function artworkSize(base: string): { shape: ArtworkShape; width: number; height: number } {
  const shape = base.endsWith('-mobile') ? 'upright' : 'wide';
  return { shape, ...ARTWORK_SIZES[shape] };
}

/** Names whose sky is dark: text on them is white. An uploaded picture gets a dark veil and white text too. */
const NIGHT_SCENES = new Set(['/artwork/ciudad', '/artwork/terminal', '/artwork/noche']);

export const artworkTone = (base: string): 'day' | 'night' =>
  !isArtwork(base) || NIGHT_SCENES.has(base.replace(/-mobile$/, '')) ? 'night' : 'day';

const upright = (base: string): string => `${base.replace(/-mobile$/, '')}-mobile`;

/**
 * The first of these drawings that the page doesn't show yet: the same road twice on a page looks like a mistake. Where all are
 * shown, the first one.
 */
export function sceneBesides(
  scenes: readonly [string, ...string[]],
  shown: readonly (string | null | undefined)[],
): { base: string; mobileBase: string } {
  const taken = new Set(shown.map((base) => base?.replace(/-mobile$/, '')));
  const base = scenes.find((scene) => !taken.has(scene)) ?? scenes[0];
  return { base, mobileBase: upright(base) };
}

/** For shared links, whose readers take neither AVIF nor a choice of widths. */
export const shareImage = (base: string): string => (isArtwork(base) ? `${base}-${ARTWORK_WIDTHS.wide[1]}.webp` : base);
