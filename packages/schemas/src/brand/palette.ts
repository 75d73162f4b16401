import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { DEFAULT_LOOK, DEFAULT_PALETTE, type Palette } from './default-look.js';
import type { BrandLook } from './look.js';

const WHITE = '#ffffff';
/** WCAG 2.2 AA of text, and what figures and the house's dark ground want. */
const READABLE = 4.5;
const DARK_GROUND = 12;
/** Of a button against the page. */
const VISIBLE = 3;

const toOklch = converter('oklch');
interface Oklch {
  l: number;
  c: number;
  h: number;
}
const oklch = (hex: string): Oklch => {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
};
const hexOf = ({ l, c, h }: Oklch): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

const contrast = (one: string, other: string): number => wcagContrast(one, other);

const STEP = 0.005;

/** The colour as near as can be, darker or lighter with its hue kept, at which the condition holds. */
function moved(hex: string, direction: 1 | -1, holds: (hex: string) => boolean): string {
  const { l, c, h } = oklch(hex);
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += direction * STEP) {
    const candidate = lightness === l ? hex : hexOf({ l: lightness, c, h });
    if (holds(candidate)) return candidate;
  }
  return direction === 1 ? WHITE : '#000000';
}

const distance = (one: string, other: string): number => Math.abs(oklch(one).l - oklch(other).l);

/** What one can read on that ground: white where it is dark enough. */
const textOn = (ground: string, night: string): string => (contrast(ground, WHITE) >= READABLE ? WHITE : night);

/** A button's ground that is seen on the page and on which either white or the dark text can be read. */
function buttonOf(action: string, sand: string, night: string): string {
  const fits = (hex: string) =>
    contrast(hex, sand) >= VISIBLE && Math.max(contrast(hex, WHITE), contrast(hex, night)) >= READABLE;
  const darker = moved(action, -1, fits);
  const lighter = moved(action, 1, fits);
  return fits(lighter) && distance(lighter, action) < distance(darker, action) ? lighter : darker;
}

/** Below it a colour is a grey: its hue says nothing. */
const GREY = 0.035;

export const isDefaultColours = ({ main, action, accent }: BrandLook['colours']): boolean => {
  const { colours } = DEFAULT_LOOK;
  return main === colours.main && action === colours.action && accent === colours.accent;
};

/**
 * All colours of the product from the three that a lender chose. One that could not be read is moved in OKLCH, its hue
 * kept, until it can (WCAG 2.2 AA).
 */
export function paletteOf(colours: BrandLook['colours']): Palette {
  if (isDefaultColours(colours)) return DEFAULT_PALETTE;
  const ink = moved(colours.main, -1, (hex) => contrast(hex, WHITE) >= DARK_GROUND);
  const { h: hue, c: chroma } = oklch(colours.main);
  const tinted = chroma >= GREY;
  // Grounds and greys take a breath of the main colour; a grey leaves the product's own.
  const tone = (name: keyof Palette, l: number, c: number): string =>
    tinted ? hexOf({ l, c, h: hue }) : DEFAULT_PALETTE[name];
  const dark = oklch(ink);
  const raised = (by: number) => hexOf({ ...dark, l: dark.l + by });
  const sand = tone('sand', 0.962, 0.008);
  const signal = buttonOf(colours.action, sand, ink);
  const onSignal = textOn(signal, ink);
  const link = oklch(tinted ? colours.main : colours.action);
  // As vivid as a link has to be to be told from text.
  const linkStart = hexOf({ l: Math.max(link.l, 0.5), c: Math.max(link.c, 0.09), h: link.h });
  const agave = moved(linkStart, -1, (hex) => contrast(hex, sand) >= READABLE);
  const { l: signalLight, ...signalHue } = oklch(signal);
  return {
    ink,
    'ink-soft': raised(0.045),
    asphalt: raised(0.09),
    sand,
    'sand-deep': tone('sand-deep', 0.915, 0.016),
    paper: WHITE,
    signal,
    'signal-bright': hexOf({ ...signalHue, l: signalLight + (onSignal === WHITE ? -0.06 : 0.06) }),
    'on-signal': onSignal,
    amber: moved(colours.accent, 1, (hex) => contrast(hex, ink) >= READABLE),
    agave,
    'agave-deep': moved(agave, -1, (hex) => contrast(hex, sand) >= 5.6),
    'agave-bright': moved(linkStart, 1, (hex) => contrast(hex, ink) >= 7),
    night: ink,
    scene: tone('scene', 0.915, 0.016),
    bar: raised(0.09),
    muted: moved(tone('muted', 0.46, 0.03), -1, (hex) => contrast(hex, sand) >= 6),
    line: tone('line', 0.865, 0.018),
    edge: moved(tone('edge', 0.62, 0.02), -1, (hex) => contrast(hex, sand) >= 3.2),
    'muted-inverse': moved(tone('muted-inverse', 0.78, 0.03), 1, (hex) => contrast(hex, ink) >= 6),
    'line-inverse': raised(0.15),
  };
}

/** What was asked for and what is used instead, where the two differ. */
export function movedColours(
  colours: BrandLook['colours'],
): { name: keyof BrandLook['colours']; asked: string; used: string }[] {
  const { ink, signal, amber } = paletteOf(colours);
  return (
    [
      ['main', ink],
      ['action', signal],
      ['accent', amber],
    ] as const
  ).flatMap(([name, used]) => (used === colours[name] ? [] : [{ name, asked: colours[name], used }]));
}
